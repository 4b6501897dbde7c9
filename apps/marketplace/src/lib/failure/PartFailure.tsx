import { ErrorState, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { useFailureTexts } from './useFailureTexts.js';

export interface FailureProps {
  title: string;
  error: unknown;
  /** Reloads the page after repeated failures. */
  onRetry(): void;
  /** Some browsers keep failed imports until a reload. */
  isRepeated: boolean;
}

/** A part after its code failed. */
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
