import { Button, Text, useTexts } from '@clothesline/ui';
import { type Donation, useClient } from '@clothesline/api-client';
import { useState } from 'react';
import { useAccount } from '../account/index.js';
import { detail } from '../../locales/en/detail.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { createPart } from '../../lib/loading/createPart.js';
import { isOver } from './isOver.js';

const donorActions = createPart(async () => (await import('./DonorActions.js')).DonorActions);

const loadReason = () => loadChunk(() => import('./explainRefusal.js'));

export function ContactDonor({ donation }: { donation: Donation }) {
  const messages = useTexts(detail);
  const client = useClient();
  const { session, isSignedIn, signIn } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function begin() {
    setLooking(true);
    // load failures are already reported by the sign-in dialog
    const isRefused = await loadReason().then(
      ({ hasNoAccount }) => hasNoAccount(client, donation.userId),
      () => false,
    );
    setLooking(false);
    setRefused(isRefused);
    if (!isRefused) signIn();
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
    if (!isRefused) return button;
    return (
      <div role="alert">
        <Text size="small">{messages.noAccount}</Text>
      </div>
    );
  }
  if (session.account.id === donation.userId) return null;
  return (
    <Deferred component={donorActions.component} waiting={button} failedTitle={messages.contactFailed}>
      {(DonorActions) => <DonorActions donation={donation} session={session} isAsking={isAsking} />}
    </Deferred>
  );
}
