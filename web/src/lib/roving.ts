/** A row of tabs or of choices is one stop for the Tab key; the arrow keys go from one to the next and choose it. */
export function roving(row: HTMLElement) {
  const items = () => [...row.querySelectorAll<HTMLElement>('[role=tab], [role=radio]')];
  const isChosen = (item: HTMLElement) =>
    item.getAttribute('aria-selected') === 'true' || item.getAttribute('aria-checked') === 'true';

  function stop(): void {
    const all = items();
    const chosen = all.find(isChosen) ?? all[0];
    for (const item of all) item.tabIndex = item === chosen ? 0 : -1;
  }
  function keys(event: KeyboardEvent): void {
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 }[
      event.key
    ];
    if (at < 0 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all.at(to % all.length)!;
    next.focus();
    next.click();
  }

  stop();
  const watcher = new MutationObserver(stop);
  watcher.observe(row, { childList: true, subtree: true, attributeFilter: ['aria-selected', 'aria-checked'] });
  row.addEventListener('keydown', keys);
  return {
    destroy() {
      watcher.disconnect();
      row.removeEventListener('keydown', keys);
    },
  };
}
