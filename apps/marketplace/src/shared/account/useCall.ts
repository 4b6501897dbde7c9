import { ApiError, failureText } from '@clothesline/api-client';
import { useRef, useState } from 'react';

export interface CallModel {
  isPending: boolean;
  /** Why the last try failed, in a sentence; undefined while it did not. */
  problem: string | undefined;
  /** Makes one call at a time. `refusal` is the sentence where the server finds the input wrong. */
  run(work: () => Promise<void>, refusal?: string): Promise<void>;
  clear(): void;
}

/** One call after a press: whether it is under way, and why it failed. */
export function useCall(): CallModel {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  return {
    isPending,
    problem,
    clear: () => setProblem(undefined),
    async run(work, refusal) {
      if (isRunning.current) return;
      isRunning.current = true;
      setPending(true);
      setProblem(undefined);
      try {
        await work();
      } catch (error) {
        const isRefused = error instanceof ApiError && error.status === 422;
        setProblem((isRefused && (refusal ?? error.issues[0]?.message)) || failureText(error));
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
  };
}
