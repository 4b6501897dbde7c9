import { type Change, changeEvent, eventsPath, readChange } from '@clothesline/api-client/members';

/** Ms until a retry: first and longest. */
const pauses = { first: 30_000, longest: 300_000 };

export interface ChangeListeners {
  /** All later changes will be reported. */
  onOpen(): void;
  onChange(change: Change): void;
  /** No longer reported, until reopened. */
  onLost(): void;
}

/**
 * Receives changes while the page is visible, since browsers limit connections. Does nothing if unsupported. Returns a
 * function that stops it.
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
      // Browsers retry lost connections, but not refusals.
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
