import { failureMessages, type FailureMessages, failureText } from '@clothesline/api-client';
import { useTexts } from '@clothesline/ui';

/** Returns a function that explains a failed call in one sentence. `own` replaces texts for some failures. */
export function useFailureText() {
  const texts = useTexts(failureMessages);
  return (error: unknown, own?: Partial<FailureMessages>) => failureText(error, { ...texts, ...own });
}
