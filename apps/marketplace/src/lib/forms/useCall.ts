import { ApiError, type FailureMessages } from '@clothesline/api-client';
import { useTexts } from '@clothesline/ui';
import { useRef, useState } from 'react';
import { deviceErrors } from '../../locales/en/deviceErrors.js';
import { useFailureText } from '../failure/useFailureTexts.js';
import { useServerText } from '../language/useServerText.js';

export interface CallModel {
  isPending: boolean;
  problem: string | undefined;
  /** Ignored while another call is running. `refusal` explains why the input was rejected. */
  run(work: () => Promise<void>, refusal?: string): Promise<void>;
  clear(): void;
}

export function useCall(texts?: Partial<FailureMessages>): CallModel {
  const problemText = useProblemText();
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
        setProblem(problemText(error, { wrongInput: refusal, texts }));
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
  };
}

interface ProblemTexts {
  wrongInput?: string | undefined;
  texts?: Partial<FailureMessages> | undefined;
}

export function useProblemText() {
  const serverText = useServerText();
  const devices = useTexts(deviceErrors);
  const failureText = useFailureText();

  function refusalText(error: unknown, wrongInput: string | undefined): string | undefined {
    if (error instanceof DeviceError) return devices[error.text];
    if (!(error instanceof ApiError)) return undefined;
    const said = error.status === 422 ? error.issues[0] : error.answer;
    if (![401, 403, 409, 422].includes(error.status)) return undefined;
    return (error.status === 422 ? wrongInput : undefined) ?? (said === undefined ? undefined : serverText(said));
  }
  return (error: unknown, { wrongInput, texts }: ProblemTexts = {}) =>
    refusalText(error, wrongInput) ?? failureText(error, texts);
}

/** An error caused by the browser or device, e.g. a denied permission. */
export class DeviceError extends Error {
  override name = 'DeviceError';

  /** @param text The key of the explanation */
  constructor(
    readonly text: Exclude<keyof typeof deviceErrors, '$'>,
    options?: ErrorOptions,
  ) {
    super(text, options);
  }
}
