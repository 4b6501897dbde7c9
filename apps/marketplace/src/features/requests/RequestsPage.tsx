import {
  Button,
  cx,
  Link,
  SavedIllustration,
  Spinner,
  Text,
  useLatest,
  useMediaQuery,
  useTexts,
} from '@clothesline/ui';
import { media } from '@clothesline/ui/theme';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { requests as requestsTexts } from '../../locales/en/requests.js';
import { paths, requestPath } from '../../lib/routing/paths.js';
import { useRequests } from './hand-over/queries.js';
import { DeferredTabs } from '../../lib/page/DeferredTabs.js';
import { Notice } from '../../lib/page/Notice.js';
import { head, page } from '../../lib/page/Page.css.js';
import { PageHeading } from '../../lib/page/PageHeading.js';
import { readId } from '../../lib/routing/readId.js';
import { useSite } from '../../lib/site/site.js';
import { NoticeList } from './NoticeList.js';
import { RequestList } from './RequestList.js';
import { type Session, useAccount, useOwnOrganization } from '../account/index.js';
import * as styles from './RequestsPage.css.js';
import { Thread } from './Thread.js';
import { type TabId, tabIds, useInboxNews } from './useInboxNews.js';

export function RequestsPage() {
  const messages = useTexts(requestsTexts);
  const { session, isSignedIn, signIn } = useAccount();
  const { name } = useSite();
  const [params] = useSearchParams();
  const isOpen = readId(params.get('request')) !== undefined;
  const documentTitle = messages.documentTitle({ site: name });
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
      <div className={cx(head, isOpen && styles.headOfThread)}>
        <PageHeading documentTitle={documentTitle} size="xlarge">
          {messages.title}
        </PageHeading>
        <Text tone="muted">{messages.intro}</Text>
        {session && <OrganizationLink session={session} />}
      </div>
      {session ? <Inbox session={session} /> : <Spinner label={messages.loading} />}
    </div>
  );
}

function OrganizationLink({ session }: { session: Session }) {
  const messages = useTexts(requestsTexts);
  const { data } = useOwnOrganization(session);
  return data?.state === 'confirmed' ? <Link href={paths.organization}>{messages.organization}</Link> : null;
}

function Inbox({ session }: { session: Session }) {
  const messages = useTexts(requestsTexts);
  const [params] = useSearchParams();
  const namedId = readId(params.get('request'));
  const { tab, counts, select } = useTab(session, namedId);
  const onlyId = useOnlyRequest(session, tab);
  const openId = namedId ?? onlyId;
  const list = (role: 'asker' | 'donor') => <RequestList session={session} role={role} openId={openId} />;
  const label = (id: TabId, name: string) =>
    counts?.[id] ? messages.tabWithNews({ tab: name, count: counts[id] }) : name;
  return (
    <div className={styles.layout}>
      <div className={cx(openId !== undefined && styles.besideThread)}>
        {tab === undefined ? (
          <Spinner label={messages.loading} />
        ) : (
          <DeferredTabs
            label={messages.tabs}
            value={tab}
            onValueChange={select}
            tabs={[
              { id: tabIds.asker, label: label('asker', messages.asAsker), content: list('asker') },
              { id: tabIds.donor, label: label('donor', messages.asDonor), content: list('donor') },
              { id: tabIds.news, label: label('news', messages.news), content: <NoticeList session={session} /> },
            ]}
          />
        )}
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

/** If there's just a single request, wide screens open it immediately while phones show the list first. */
function useOnlyRequest(session: Session, tab: string | undefined): number | undefined {
  const isWide = useMediaQuery(media.desktop);
  const { data = [] } = useRequests(session, tab === tabIds.donor ? 'donor' : 'asker');
  const isList = tab === tabIds.asker || tab === tabIds.donor;
  return isWide && isList && data.length === 1 ? data[0]?.id : undefined;
}

/** Uses the tab from the URL, otherwise the first tab with news. */
function useTab(session: Session, openId: number | undefined) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const news = useInboxNews(session, openId);
  const named = params.get('tab');
  const base = openId === undefined ? `${paths.requests}?` : `${requestPath(openId)}&`;
  const select = (id: string) => navigate(`${base}tab=${id}`, { replace: true });
  const first = named === null ? news?.first : undefined;
  const latest = useLatest(select);
  useEffect(() => {
    // remember the tab, otherwise it'd switch once everything is read
    if (first) latest.current(first);
  }, [first, latest]);
  return { tab: named ?? first, counts: news?.counts, select };
}
