import { Button, NotFoundIllustration, Spinner, Text, useTexts } from '@clothesline/ui';
import { moderation } from '../../locales/en/moderation.js';
import { paths } from '../../routing/paths.js';
import { useAccount } from '../../shared/account/AccountContext.js';
import { Notice } from '../../shared/page/Notice.js';
import { page } from '../../shared/page/Page.css.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { head } from '../requests/RequestsPage.css.js';
import { Queue } from './Queue.js';

/** Screen of reports, for moderators. */
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
