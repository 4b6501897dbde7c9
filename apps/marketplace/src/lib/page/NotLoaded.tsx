import { Button, ErrorIllustration, NotFoundIllustration, Text } from '@clothesline/ui';
import { paths } from '../routing/paths.js';
import { useSite } from '../site/site.js';
import { Notice } from './Notice.js';

interface NotLoadedProps {
  texts: {
    notFoundTitle: string;
    notFoundText: string;
    notLoadedTitle: string;
    backToHome: string;
    tryAgain: string;
  };
  /** Reason why it did not load; missing by default. */
  reason?: string | undefined;
  /** Retries, if that may help. */
  onRetry?: (() => void) | undefined;
}

/** Page of a donation or a person that is missing, or did not load (spec §8). */
export function NotLoaded({ texts, reason, onRetry }: NotLoadedProps) {
  const isMissing = reason === undefined;
  const title = isMissing ? texts.notFoundTitle : texts.notLoadedTitle;
  return (
    <Notice
      illustration={isMissing ? <NotFoundIllustration /> : <ErrorIllustration />}
      documentTitle={`${title} - ${useSite().name}`}
      title={title}
      actions={
        <>
          <Button tone="primary" href={paths.home}>
            {texts.backToHome}
          </Button>
          {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
        </>
      }
    >
      <Text tone="muted">{reason ?? texts.notFoundText}</Text>
    </Notice>
  );
}
