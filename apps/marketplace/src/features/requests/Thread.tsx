import { ErrorState, Heading, Link, Spinner, Stack, Text, useTexts } from '@clothesline/ui';
import { failureKind } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { hasSessionEnded } from '../../lib/failure/useFailureTexts.js';
import { requests as requestsTexts } from '../../locales/en/requests.js';
import { donationPath, paths, personPath } from '../../lib/routing/paths.js';
import { usePerson, useRequest } from './hand-over/queries.js';
import { PushOffer } from './push/PushOffer.js';
import { Conversation } from './Conversation.js';
import * as page from './RequestsPage.css.js';
import { Steps } from './Steps.js';
import { StepsToTake } from './StepsToTake.js';
import { LoadFailure, type Session } from '../account/index.js';
import * as styles from './Thread.css.js';
import { ThreadFacts } from './ThreadFacts.js';
import { ThreadStatus } from './ThreadStatus.js';
import { RequestPhoto, RequestTitle } from './RequestTitle.js';
import { tabIds } from './useInboxNews.js';

export function Thread({ session, id }: { session: Session; id: number }) {
  const messages = useTexts(requestsTexts);
  const { data: request, error, refetch } = useRequest(session, id);
  const isGone = !hasSessionEnded(error) && ['notFound', 'notAllowed'].includes(failureKind(error) ?? '');
  return (
    <section className={styles.thread}>
      <div className={page.onlyNarrow}>
        <Link href={listPath(session, request)}>{messages.back}</Link>
      </div>
      {request ? (
        <Content session={session} request={request} />
      ) : error && isGone ? (
        <ErrorState title={messages.threadFailed} description={messages.threadGone} />
      ) : error ? (
        <LoadFailure title={messages.threadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={messages.loading} />
      )}
    </section>
  );
}

function listPath({ account }: Session, request: DonationRequest | undefined): string {
  if (!request) return paths.requests;
  return `${paths.requests}?tab=${request.donorId === account.id ? tabIds.donor : tabIds.asker}`;
}

function Content({ session, request }: { session: Session; request: DonationRequest }) {
  const messages = useTexts(requestsTexts);
  const isDonor = request.donorId === session.account.id;
  const otherId = isDonor ? request.askerId : request.donorId;
  const { data: person } = usePerson(session, otherId);
  const known = isDonor ? request.asker?.displayName : request.donorName;
  const other = person?.displayName ?? (known || messages.person({ id: otherId }));
  return (
    <>
      <div className={styles.head}>
        <RequestPhoto donationId={request.donationId} />
        <Stack space="xsmall">
          <Heading level={2} size="large">
            <Link href={donationPath(request.donationId)}>
              <RequestTitle donationId={request.donationId} title={request.title} />
            </Link>
          </Heading>
          <Text tone="muted">
            <Link href={personPath(otherId)}>
              <bdi>{other}</bdi>
            </Link>
          </Text>
        </Stack>
      </div>
      <Steps state={request.state} />
      <ThreadStatus session={session} request={request} isDonor={isDonor} other={other} />
      <ThreadFacts request={request} host={session.members.host} isDonor={isDonor} />
      <StepsToTake session={session} request={request} isDonor={isDonor} other={other} />
      {isDonor && request.state === 'waiting' && <PushOffer session={session} />}
      <Conversation session={session} request={request} other={other} isBlocked={person?.isBlocked === true} />
    </>
  );
}
