/** Calls somebody who is looking elsewhere. */
import { likes } from './places.svelte';
import { worker } from './worker';

const TAG = 'saboteur';
let title = '';
/** The calls of this table and of others. */
const calls = new Map<string, string>();

/** Says, or no longer says, that it is one's turn: in the title, the icon, and a notification if that is liked. */
export function announce(turn: boolean, message: string, where: 'here' | 'elsewhere' = 'here'): void {
  const news = turn && calls.get(where) !== message;
  if (turn) calls.set(where, message);
  else calls.delete(where);
  const [call] = [calls.get('here'), calls.get('elsewhere')].filter((one) => one !== undefined);
  document.getElementById('favicon')?.setAttribute('href', call ? '/favicon-turn.svg' : '/favicon.svg');
  if (call) {
    if (!title) title = document.title;
    document.title = `● ${call}`;
    if (news && likes.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
      void notify(message);
  } else if (title) {
    document.title = title;
    title = '';
    if (likes.notify) void withdraw();
  }
}

let note: Notification | undefined;

/** Shows a notification; phones want the worker to do it. */
async function notify(message: string): Promise<void> {
  const how = { tag: TAG, icon: '/icon-192.png', data: location.pathname };
  const shown = await worker();
  if (shown) return shown.showNotification(message, how);
  note = new Notification(message, how);
  note.onclick = () => {
    window.focus();
    void withdraw();
  };
}

/** Removes a call that is no longer needed. */
async function withdraw(): Promise<void> {
  note?.close();
  note = undefined;
  for (const one of (await (await worker())?.getNotifications({ tag: TAG })) ?? []) one.close();
}
