import { Button, EmptyState, ErrorIllustration, ErrorState, type ErrorStateProps, useTexts } from '@clothesline/ui';
import { hasSessionEnded, useFailureText } from '../../lib/failure/useFailureTexts.js';
import { layout } from '../../locales/en/layout.js';
import { useAccount } from './AccountContext.js';

interface LoadFailureProps extends Pick<ErrorStateProps, 'title' | 'headingLevel' | 'onRetry'> {
  error: unknown;
}

/** Shown instead of an account's data that couldn't be loaded. Offers to sign in if the session has ended. */
export function LoadFailure({ title, headingLevel, error, onRetry }: LoadFailureProps) {
  const failureText = useFailureText();
  const messages = useTexts(layout);
  const { signIn } = useAccount();
  const shared = { title, headingLevel, description: failureText(error) };
  if (!hasSessionEnded(error)) return <ErrorState {...shared} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        {...shared}
        illustration={<ErrorIllustration />}
        action={
          <Button tone="primary" onClick={signIn}>
            {messages.signIn}
          </Button>
        }
      />
    </div>
  );
}
