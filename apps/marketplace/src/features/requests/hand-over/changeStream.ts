import { type Change, changeEvent, eventsPath, readChange } from '@clothesline/api-client/members';

/** Initial and maximum delay before reconnecting (in ms) */
const pauses = { first: 30_000, longest: 300_000 };

export interface ChangeListeners {
  /** No changes are missed from now on. */
  onOpen(): void;
  onChange(change: Change): void;
  /** Changes may be missed until `onOpen` is called again. */
  onLost(): void;
}

/**
 * Listens for server-sent changes. Disconnects while the page is hidden because browsers limit the number of
 * connections; a no-op if `EventSource` isn't supported. Returns a function that stops listening.
 */
export function openChangeStream(host: string, { onOpen, onChange, onLost }: ChangeListeners): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;

  function start(): void {
    if (source || document.hidden || typeof EventSource === 'undefined') return;
    const opened = new EventSource(host + eventsPath, { withCredentials: true });
    source = opened;
    opened.addEventListener('open', () => {
      pause = pauses.first;
      onOpen();
    });
    opened.addEventListener(changeEvent, ({ data }) => {
      const change = readChange(String(data));
      if (change) onChange(change);
    });
    opened.addEventListener('error', () => {
      onLost();
      // browsers only reconnect on their own after a lost connection, not after an error response
      if (opened.readyState !== EventSource.CLOSED) return;
      stop();
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, pauses.longest);
    });
  }

  function stop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function follow(): void {
    if (!document.hidden) return start();
    stop();
    onLost();
  }

  start();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
    onLost();
  };
}
