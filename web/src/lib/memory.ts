/** The memory of the browser. If it may store nothing, the page remembers until it is left. */

type Memory = 'device' | 'visit';

const otherwise = new Map<string, string>();
const stores: Record<Memory, () => Storage> = { device: () => localStorage, visit: () => sessionStorage };

/** Returns the value that was stored under this name. */
export function recall<T>(key: string, usual: T, memory: Memory = 'device'): T {
  try {
    const text = otherwise.get(key) ?? stores[memory]().getItem(key);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Notes something under a name; `undefined` crosses it out. */
export function note(key: string, value: unknown, memory: Memory = 'device'): void {
  const text = value === undefined ? null : JSON.stringify(value);
  otherwise.delete(key);
  try {
    if (text === null) stores[memory]().removeItem(key);
    else stores[memory]().setItem(key, text);
  } catch {
    if (text !== null) otherwise.set(key, text);
  }
}
