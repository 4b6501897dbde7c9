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
  reason?: string | undefined;
  onRetry?: (() => void) | undefined;
}

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
