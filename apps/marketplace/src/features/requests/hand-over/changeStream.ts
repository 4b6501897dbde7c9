import { type Change, changeEvent, eventsPath, readChange } from '@clothesline/api-client/members';

/** Ms until a refused stream is requested again, at first and at most. */
const pauses = { first: 30_000, longest: 300_000 };

export interface ChangeListeners {
  /** Called once each change will be reported: the data on the page may be older. */
  onOpen(): void;
  onChange(change: Change): void;
  /** Called when changes are no longer reported, until it opens again. */
  onLost(): void;
}

/**
 * Receives the server's changes while the page is visible, since browsers limit connections per server across all
 * tabs. Does nothing if the browser lacks server-sent events. Returns a function that stops it.
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
      // After a broken connection the browser tries again by itself, after a refusal it does not.
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
