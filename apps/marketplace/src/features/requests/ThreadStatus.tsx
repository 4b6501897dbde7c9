import { Button, ClotheslineIllustration, Heading, Inline, Stack, Surface, Text, useTexts } from '@clothesline/ui';
import { createWriteKeys, useDonation } from '@clothesline/api-client';
import type { DonationRequest } from '@clothesline/api-client/members';
import { useState } from 'react';
import { fillText } from './ThreadFacts.js';
import { following } from '../../locales/en/following.js';
import { requests } from '../../locales/en/requests.js';
import { useCall } from '../../lib/forms/useCall.js';
import { useReloadRequests } from './hand-over/queries.js';
import type { Session } from '../account/index.js';
import { SimilarList } from '../browse/index.js';
import { FollowButton } from '../follow/index.js';
import * as styles from './Thread.css.js';

interface ThreadStatusProps {
  session: Session;
  request: DonationRequest;
  isDonor: boolean;
  other: string;
}

/** Celebrates a pickup, or suggests similar donations after a rejection. */
export function ThreadStatus({ session, request, isDonor, other }: ThreadStatusProps) {
  const messages = useTexts(requests);
  const { state, wishId } = request;
  const isOfferedFirst = state === 'offered' && !isDonor && wishId !== undefined;
  const text = isOfferedFirst
    ? messages.offeredFirst({ other })
    : fillText(messages.status[isDonor ? 'donor' : 'asker'][state], { other });
  if (state === 'received') return <Collected session={session} request={request} text={text} />;
  if (!isDonor && (state === 'closed' || state === 'declined')) return <Lost request={request} text={text} />;
  return (
    <Text key={state} dir="auto">
      {text}
    </Text>
  );
}

function Collected({ session, request, text }: { session: Session; request: DonationRequest; text: string }) {
  const messages = useTexts(requests);
  const reload = useReloadRequests(session);
  const { isPending, problem, run } = useCall();
  const [keys] = useState(createWriteKeys);
  const body = { content: messages.thanks };
  const isThanked = request.messages?.some(
    ({ authorId, content }) => authorId === session.account.id && content === messages.thanks,
  );
  const thank = () =>
    void run(async () => {
      await session.members.request('writeMessage', { params: { id: request.id }, body, key: keys.of(body) });
      await reload();
    });
  return (
    <Surface>
      <div className={styles.collected}>
        <ClotheslineIllustration preserveAspectRatio="xMidYMin meet" />
        <Heading level={3} size="large">
          {messages.givenTitle}
        </Heading>
        <Text dir="auto">{text}</Text>
        {!isThanked && request.canWrite !== false && (
          <Button tone="primary" busy={isPending} onClick={thank}>
            {messages.thank}
          </Button>
        )}
        <div role="alert">{problem && <Text tone="danger">{problem}</Text>}</div>
      </div>
    </Surface>
  );
}

function Lost({ request, text }: { request: DonationRequest; text: string }) {
  const followMessages = useTexts(following);
  const messages = useTexts(requests);
  const { donation } = useDonation(String(request.donationId));
  return (
    <Stack>
      <Text dir="auto">{donation?.status === 'given' ? messages.wentToOther : text}</Text>
      {donation && <SimilarList donation={donation} onlySameSize />}
      {donation && (
        <Inline>
          <FollowButton
            label={followMessages.tellMe}
            filter={{ search: '', category: donation.category, size: donation.sizes?.[0], isWaiting: false }}
          />
        </Inline>
      )}
    </Stack>
  );
}
