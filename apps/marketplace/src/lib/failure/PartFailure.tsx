import { ErrorState, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { useFailureTexts } from './useFailureTexts.js';

export interface FailureProps {
  /** Names the failed part, in the words of the visitor. */
  title: string;
  error: unknown;
  /** Starts the part again; reloads the page if that did not help before. */
  onRetry(): void;
  /** It was tried again already. Some browsers keep a failed import until the page is loaded again. */
  isRepeated: boolean;
}

/** A part of a page whose code did not load, or that failed. */
export function PartFailure({ title, error, onRetry, isRepeated }: FailureProps) {
  const messages = useTexts(failure);
  const { title: cause, text, needsReload } = useFailureTexts(error);
  const reloads = needsReload || isRepeated;
  return (
    <ErrorState
      title={cause ?? title}
      description={text}
      onRetry={reloads ? () => window.location.reload() : onRetry}
      retryLabel={reloads ? messages.reload : undefined}
    />
  );
}
