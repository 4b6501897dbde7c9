import { Button, NotFoundIllustration, Text } from '@clothesline/ui';
import { paths } from '../../routing/paths.js';
import { Notice } from '../../shared/page/Notice.js';
import { page } from '../../shared/page/Page.css.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';

/** Every path that is no screen (spec §2). */
export function NotFoundPage() {
  return (
    <div className={page}>
      <Notice
        illustration={<NotFoundIllustration />}
        documentTitle={messages.documentTitle(useSite().name)}
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
