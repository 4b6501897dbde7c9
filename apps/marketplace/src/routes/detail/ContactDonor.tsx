import type { Donation } from '@clothesline/api-client';
import { Button } from '@clothesline/ui';
import { lazy, useState } from 'react';
import { useAccount } from '../../shared/account/AccountContext.js';
import { Deferred } from '../../shared/deferred/Deferred.js';
import { loadChunk } from '../../shared/deferred/loadChunk.js';
import { messages } from './messages.js';

const donorActions = () =>
  lazy(async () => ({ default: (await loadChunk(() => import('./DonorActions.js'))).DonorActions }));

/** Whether nobody can ask for it any more, or now. */
const isOver = ({ status }: Donation) => status !== 'promised' && status in messages.states;

/** The way to the donor. Whoever is not signed in does that first, and goes on where they were. */
export function ContactDonor({ donation }: { donation: Donation }) {
  const { session, isSignedIn, signIn } = useAccount();
  const [isAsking, setAsking] = useState(false);
  const button = (
    <Button
      tone="primary"
      onClick={() => {
        setAsking(true);
        if (!isSignedIn) signIn();
      }}
    >
      {messages.contactDonor}
    </Button>
  );
  if (!session) return isOver(donation) ? null : button;
  if (session.account.id === donation.userId) return null;
  return (
    <Deferred component={donorActions} waiting={button} failedTitle={messages.contactFailed}>
      {(DonorActions) => <DonorActions donation={donation} session={session} isAsking={isAsking} />}
    </Deferred>
  );
}
