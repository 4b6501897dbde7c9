import { Button, cx, SavedIllustration, Spinner, Text } from '@clothesline/ui';
import { useLocation, useSearchParams } from 'wouter';
import { paths, requestPath } from '../../routing/paths.js';
import { type Session, useAccount } from '../../shared/account/AccountContext.js';
import { DeferredTabs } from '../../shared/page/DeferredTabs.js';
import { Notice } from '../../shared/page/Notice.js';
import { page } from '../../shared/page/Page.css.js';
import { PageHeading } from '../../shared/page/PageHeading.js';
import { readId } from '../../shared/people/readId.js';
import { useSite } from '../../shared/site/SiteContext.js';
import { messages } from './messages.js';
import { NoticeList } from './NoticeList.js';
import { RequestList } from './RequestList.js';
import * as styles from './RequestsPage.css.js';
import { Thread } from './Thread.js';

const tabIds = { donor: 'donor', asker: 'asker', news: 'news' } as const;

/** The inbox: what one asked for, what is asked of one, and one request beside it. */
export function RequestsPage() {
  const { session, isSignedIn, signIn } = useAccount();
  const { name } = useSite();
  const documentTitle = messages.documentTitle(name);
  if (!isSignedIn) {
    return (
      <Notice
        illustration={<SavedIllustration />}
        documentTitle={documentTitle}
        title={messages.signedOutTitle}
        actions={
          <Button tone="primary" onClick={signIn}>
            {messages.signIn}
          </Button>
        }
      >
        <Text>{messages.signedOutText}</Text>
      </Notice>
    );
  }
  return (
    <div className={page}>
      <div className={styles.head}>
        <PageHeading documentTitle={documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted">{messages.intro}</Text>
      </div>
      {session ? <Inbox session={session} /> : <Spinner label={messages.loading} />}
    </div>
  );
}

function Inbox({ session }: { session: Session }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const openId = readId(params.get('request'));
  const tab = params.get('tab') ?? tabIds.asker;
  const list = (role: 'asker' | 'donor') => <RequestList session={session} role={role} openId={openId} />;
  const address = (chosen: string) => {
    const base = openId === undefined ? `${paths.requests}?` : `${requestPath(openId)}&`;
    return `${base}tab=${chosen}`;
  };
  return (
    <div className={styles.layout}>
      <div className={cx(openId !== undefined && styles.besideThread)}>
        <DeferredTabs
          label={messages.tabs}
          value={tab}
          onValueChange={(chosen) => navigate(address(chosen), { replace: true })}
          tabs={[
            { id: tabIds.asker, label: messages.asAsker, content: list('asker') },
            { id: tabIds.donor, label: messages.asDonor, content: list('donor') },
            { id: tabIds.news, label: messages.news, content: <NoticeList session={session} /> },
          ]}
        />
      </div>
      {openId === undefined ? (
        <Text tone="muted" className={styles.onlyWide}>
          {messages.choose}
        </Text>
      ) : (
        <Thread key={openId} session={session} id={openId} />
      )}
    </div>
  );
}
