import type { ReactNode } from 'react';
import type { RootProps } from '../../css/rootProps.js';
import { useUiTexts } from '../../locale/useUiTexts.js';
import { RefreshIcon } from '../../icons/icons.js';
import { ErrorIllustration } from '../../illustrations/ErrorIllustration.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import type { HeadingLevel } from '../Heading/Heading.js';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** Names the failed action. */
  title: string;
  /** Suggests a next step. */
  description?: ReactNode | undefined;
  /** Shows a retry button. */
  onRetry?: (() => void) | undefined;
  /** Text of the retry button. */
  retryLabel?: string | undefined;
  /** Replaces the rain cloud. */
  illustration?: ReactNode | undefined;
  /** Heading level. */
  headingLevel?: HeadingLevel | undefined;
}

/** Replaces content that failed to load. For a failed action, use a destructive toast. */
export function ErrorState({
  title,
  description,
  headingLevel,
  onRetry,
  retryLabel,
  illustration,
  ...rest
}: ErrorStateProps) {
  const { retry } = useUiTexts();
  return (
    <div role="alert" {...rest}>
      <EmptyState
        title={title}
        description={description}
        headingLevel={headingLevel}
        illustration={illustration ?? <ErrorIllustration />}
        action={
          onRetry && (
            <Button icon={<RefreshIcon />} onClick={onRetry}>
              {retryLabel ?? retry}
            </Button>
          )
        }
      />
    </div>
  );
}
