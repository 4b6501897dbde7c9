import type { Change } from '@clothesline/api-client/members';

const maxWaiting = 200;

export interface EventStream {
  push(change: Change): void;
  beat(): void;
  next(): Promise<string | undefined>;
  end(): void;
}

export function createEventStream(onEnd: () => void): EventStream {
  const waiting = new Set<string>();
  let hasEnded = false;
  let wake = () => {};

  function add(text: string): void {
    if (waiting.size >= maxWaiting) return end();
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
