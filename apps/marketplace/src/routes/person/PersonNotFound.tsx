import { Button, ErrorIllustration, NotFoundIllustration, Text } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { Notice } from '../../shared/page/Notice.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

interface PersonNotFoundProps {
  /** Why the page did not come; there is nobody by default. */
  reason?: string | undefined;
  /** Asks again, where that may help. */
  onRetry?: (() => void) | undefined;
}

/** What stands in the place of somebody who is not there, or could not be loaded. */
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
