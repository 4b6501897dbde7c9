import { type Donation, useClient } from '@clothesline/api-client';
import { Button, Text } from '@clothesline/ui';
import { lazy, useState } from 'react';
import { useAccount } from '../../shared/account/AccountContext.js';
import { Deferred } from '../../shared/deferred/Deferred.js';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { isOver } from './isOver.js';
import { messages } from './messages.js';

const donorActions = () =>
  lazy(async () => ({ default: (await loadChunk(() => import('./DonorActions.js'))).DonorActions }));

const loadReason = () => loadChunk(() => import('./whyNotAsked.js'));

/** The way to the donor. Whoever is not signed in does that first, and goes on where they were. */
export function ContactDonor({ donation }: { donation: Donation }) {
  const client = useClient();
  const { session, isSignedIn, signIn } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  /** Signs in, but nobody who could not ask after it. */
  async function begin() {
    setLooking(true);
    // Where the code does not come, signing in says so.
    const reason = await loadReason().then(
      ({ whyNotAsked }) => whyNotAsked(client, donation.userId),
      () => undefined,
    );
    setLooking(false);
    setRefusal(reason);
    if (reason === undefined) signIn();
  }
  const button = (
    <Button
      tone="primary"
      busy={isLooking}
      onClick={() => {
        setAsking(true);
        if (!isSignedIn) void begin();
      }}
    >
      {messages.contactDonor}
    </Button>
  );
  if (!session) {
    if (isOver(donation)) return null;
    if (refusal === undefined) return button;
    return (
      <div role="alert">
        <Text size="small">{refusal}</Text>
      </div>
    );
  }
  if (session.account.id === donation.userId) return null;
  return (
    <Deferred component={donorActions} waiting={button} failedTitle={messages.contactFailed}>
      {(DonorActions) => <DonorActions donation={donation} session={session} isAsking={isAsking} />}
    </Deferred>
  );
}
