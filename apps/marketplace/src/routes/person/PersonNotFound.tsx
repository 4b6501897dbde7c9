import { Button, ErrorIllustration, NotFoundIllustration, Text } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { Notice } from '../../shared/page/Notice.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

interface PersonNotFoundProps {
  /** Reason why the page did not load; a missing person by default. */
  reason?: string | undefined;
  /** Retries, if that may help. */
  onRetry?: (() => void) | undefined;
}

/** Replaces a person who is missing, or could not be loaded. */
export function PersonNotFound({ reason, onRetry }: PersonNotFoundProps) {
  const title = reason === undefined ? messages.notFoundTitle : messages.notLoadedTitle;
  return (
    <Notice
      illustration={reason === undefined ? <NotFoundIllustration /> : <ErrorIllustration />}
      documentTitle={messages.documentTitle(title, useSite().name)}
      title={title}
      actions={
        <>
          <Button tone="primary" href={paths.home}>
            {messages.backToHome}
          </Button>
          {onRetry && <Button onClick={onRetry}>{messages.tryAgain}</Button>}
        </>
      }
    >
      <Text tone="muted">{reason ?? messages.notFoundText}</Text>
    </Notice>
  );
}
