/** Calls somebody who is looking elsewhere. */
import { likes } from './places.svelte';

let title = '';

/** Says, or no longer says, that it is one's turn: in the title, the icon, and a notification if that is liked. */
export function announce(turn: boolean, message: string): void {
  const icon = document.getElementById('favicon');
  icon?.setAttribute('href', turn ? '/favicon-turn.svg' : '/favicon.svg');
  if (turn) {
    if (!title) title = document.title;
    document.title = `● ${message}`;
    if (likes.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      try {
        const note = new Notification(message, { tag: 'saboteur', icon: '/favicon.svg' });
        note.onclick = () => {
          window.focus();
          note.close();
        };
      } catch {
        // Some browsers on phones allow notifications only to a service worker; title, icon and sound have to do.
      }
    }
  } else if (title) {
    document.title = title;
    title = '';
  }
}
