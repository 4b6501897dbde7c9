import { ErrorState, useTexts } from '@clothesline/ui';
import { failure } from '../../locales/en/failure.js';
import { useFailureTexts } from './useFailureTexts.js';

export interface FailureProps {
  title: string;
  error: unknown;
  /** After repeated failures this reloads the page instead. */
  onRetry(): void;
  /** Some browsers cache a failed import until the page is reloaded. */
  isRepeated: boolean;
}

/** Rendered in place of a component if its code failed to load. */
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
