import { Button, EmptyBasketIllustration, EmptyState, Heading, Link, Spinner, Text, useTexts } from '@clothesline/ui';
import { type DonationRequest, hasEnded } from '@clothesline/api-client/members';
import { useMemo } from 'react';
import { useSavedBatch } from '../saved/index.js';
import { LoadFailure, type Session } from '../account/index.js';
import { useDates } from '../../lib/language/useDates.js';
import { requests as requestsTexts } from '../../locales/en/requests.js';
import { donationPath, paths } from '../../lib/routing/paths.js';
import { useRequests } from './hand-over/queries.js';
import * as lists from '../../lib/page/Lists.css.js';
import * as styles from './RequestList.css.js';
import { RequestRow, type RequestRowProps } from './RequestRow.js';
import { RequestTitle, useTitle } from './RequestTitle.js';
import { useRequestNews } from './useInboxNews.js';

interface RequestListProps {
  session: Session;
  role: 'asker' | 'donor';
  openId: number | undefined;
}

export function RequestList({ session, role, openId }: RequestListProps) {
  const messages = useTexts(requestsTexts);
  const { data, isPending, error, refetch } = useRequests(session, role);
  const newsOf = useRequestNews(session);
  const ids = useMemo(() => [...new Set(data?.map(({ donationId }) => donationId))], [data]);
  // fetch all titles in a single request
  const titles = useSavedBatch(ids);
  if (isPending || (ids.length > 0 && titles.isLoading)) return <Spinner label={messages.loading} />;
  if (error && !data) {
    return <LoadFailure title={messages.failedTitle} error={error} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) return <NoRequests role={role} />;
  return role === 'donor' ? (
    <div className={lists.groups}>
      {ids.map((donationId) => (
        <section key={donationId} className={lists.group}>
          <Heading level={3} size="small">
            <Link href={donationPath(donationId)} className={styles.donation}>
              <RequestTitle donationId={donationId} title={data.find((one) => one.donationId === donationId)?.title} />
            </Link>
          </Heading>
          <WaitHint requests={data.filter((request) => request.donationId === donationId)} />
          <ul className={lists.list}>
            {data
              .filter((request) => request.donationId === donationId)
              .toSorted(byFairness)
              .map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  name={request.asker?.displayName ?? messages.person({ id: request.askerId })}
                  news={newsOf(request)}
                  isOpen={request.id === openId}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  ) : (
    <ul className={lists.list}>
      {data.map((request) => (
        <AskedRow key={request.id} request={request} news={newsOf(request)} isOpen={request.id === openId} />
      ))}
    </ul>
  );
}

/** Explains why waiting is fair: other people can still request a new donation. */
function WaitHint({ requests }: { requests: readonly DonationRequest[] }) {
  const dates = useDates();
  const messages = useTexts(requestsTexts);
  const end = requests.find(({ chooseFrom }) => chooseFrom !== undefined)?.chooseFrom;
  return end === undefined ? null : (
    <Text size="small" tone="muted">
      {messages.waitForOthers({ moment: dates.moment(end) })}
    </Text>
  );
}

/**
 * People with the fewest pickups in the last 28 days go first, then earlier requests. Ended requests are at the bottom.
 */
function byFairness(one: DonationRequest, other: DonationRequest): number {
  return (
    Number(hasEnded(one.state)) - Number(hasEnded(other.state)) ||
    (one.asker?.received ?? 0) - (other.asker?.received ?? 0) ||
    one.createdAt.localeCompare(other.createdAt)
  );
}

function AskedRow(props: Omit<RequestRowProps, 'name'>) {
  return <RequestRow {...props} name={useTitle(props.request)} />;
}

function NoRequests({ role }: { role: 'asker' | 'donor' }) {
  const messages = useTexts(requestsTexts);
  const isDonor = role === 'donor';
  return (
    <EmptyState
      illustration={<EmptyBasketIllustration />}
      title={isDonor ? messages.noneAsDonorTitle : messages.noneAsAskerTitle}
      description={isDonor ? messages.noneAsDonorText : messages.noneAsAskerText}
      action={
        !isDonor && (
          <Button tone="primary" href={paths.explore}>
            {messages.browse}
          </Button>
        )
      }
    />
  );
}
