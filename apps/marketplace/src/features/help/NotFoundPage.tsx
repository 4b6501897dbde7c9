import { Button, NotFoundIllustration, Text, useTexts } from '@clothesline/ui';
import { notFound } from '../../locales/en/notFound.js';
import { paths } from '../../lib/routing/paths.js';
import { Notice } from '../../lib/page/Notice.js';
import { page } from '../../lib/page/Page.css.js';
import { useSite } from '../../lib/site/site.js';

export function NotFoundPage() {
  const messages = useTexts(notFound);
  return (
    <div className={page}>
      <Notice
        illustration={<NotFoundIllustration />}
        documentTitle={messages.documentTitle({ site: useSite().name })}
        title={messages.title}
        actions={
          <>
            <Button tone="primary" href={paths.home}>
              {messages.home}
            </Button>
            <Button href={paths.explore}>{messages.explore}</Button>
          </>
        }
      >
        <Text tone="muted">{messages.text}</Text>
      </Notice>
    </div>
  );
}
