import type { Change } from '@clothesline/api-client/members';

/** Changes that may wait for a reader. One that is further behind reloads everything. */
const mostWaiting = 200;

export interface EventStream {
  push(change: Change): void;
  /** A sign of life. */
  beat(): void;
  /** Resolves with the text of new events; undefined once the stream has ended. */
  next(): Promise<string | undefined>;
  end(): void;
}

/** Creates a reader's stream of server-sent events. `onEnd` is called once. */
export function createEventStream(onEnd: () => void): EventStream {
  /** Identical changes are merged. */
  const waiting = new Set<string>();
  let hasEnded = false;
  let wake = () => {};

  function add(text: string): void {
    if (waiting.size >= mostWaiting) return end();
    waiting.add(text);
    wake();
  }

  function end(): void {
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    wake();
  }

  return {
    push: (change) => add(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
    beat: () => add(':\n\n'),
    async next() {
      if (waiting.size === 0 && !hasEnded) await new Promise<void>((resolve) => (wake = resolve));
      if (hasEnded) return undefined;
      const text = [...waiting].join('');
      waiting.clear();
      return text;
    },
    end,
  };
}
