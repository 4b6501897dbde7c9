import { Button, ErrorIllustration, NotFoundIllustration, Text } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { Notice } from '../../shared/page/Notice.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

interface DonationNotFoundProps {
  /** Reason why it did not load; missing by default. */
  reason?: string;
  /** Retries, if that may help. */
  onRetry?(): void;
}

/** Shows an error or a missing donation (spec §8). */
export function DonationNotFound({ reason, onRetry }: DonationNotFoundProps) {
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
