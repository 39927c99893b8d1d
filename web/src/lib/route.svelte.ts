/** The page that is shown. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; code: string; screen: boolean; token: string | null }
  | { page: 'replay'; code: string; game: number; key: string | null; move: number | null; eyes: string | null }
  | { page: 'rules' }
  | { page: 'learn'; lesson: number }
  | { page: 'nowhere' };

/** The page that an address stands for. */
export function parse(url: URL): Route {
  const [, first, second, third] = url.pathname.split('/');
  if (first === 't' && second) {
    const token = /^#([0-9a-f]{32})$/.exec(url.hash)?.[1] ?? null;
    return { page: 'table', code: second.toLowerCase(), screen: url.searchParams.has('screen'), token };
  }
  if (first === 'g' && second) {
    const [, move, eyes] = /^#(\d+)(?:@(\w+))?$/.exec(url.hash) ?? [];
    return {
      page: 'replay',
      code: second,
      game: Number(third) || 1,
      key: url.searchParams.get('key'),
      move: move === undefined ? null : Number(move),
      eyes: eyes ?? null,
    };
  }
  if (first === 'rules') return { page: 'rules' };
  if (first === 'learn') return { page: 'learn', lesson: Number(second) || 0 };
  return { page: first ? 'nowhere' : 'start' };
}

let current: Route = $state(parse(new URL(location.href)));

export function route(): Route {
  return current;
}

/** Goes to another page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  current = parse(new URL(location.href));
  scrollTo(0, 0);
}

/** Says where one is in other words, without going anywhere. */
export function restate(path: string): void {
  history.replaceState(null, '', path);
}

addEventListener('popstate', () => {
  current = parse(new URL(location.href));
});

/** Follows links within the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
