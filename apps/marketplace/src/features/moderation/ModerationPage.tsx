import { Button, NotFoundIllustration, Spinner, Text, useTexts } from '@clothesline/ui';
import { useAccount } from '../account/index.js';
import { moderation } from '../../locales/en/moderation.js';
import { paths } from '../../lib/routing/paths.js';
import { Notice } from '../../lib/page/Notice.js';
import { head, page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { useSite } from '../../lib/site/site.js';
import { Queue } from './Queue.js';

export function ModerationPage() {
  const messages = useTexts(moderation);
  const { session, isSignedIn, signIn } = useAccount();
  const documentTitle = messages.documentTitle({ site: useSite().name });
  if (!isSignedIn || session?.account.isModerator === false) {
    return (
      <Notice
        illustration={<NotFoundIllustration />}
        documentTitle={documentTitle}
        title={messages.othersTitle}
        actions={
          <>
            <Button tone="primary" href={paths.home}>
              {messages.home}
            </Button>
            {!isSignedIn && <Button onClick={signIn}>{messages.signIn}</Button>}
          </>
        }
      >
        <Text tone="muted">{messages.othersText}</Text>
      </Notice>
    );
  }
  return (
    <div className={page}>
      <div className={head}>
        <PageHeading documentTitle={documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted">{messages.intro}</Text>
      </div>
      {session ? <Queue session={session} /> : <Spinner label={messages.loading} />}
    </div>
  );
}
