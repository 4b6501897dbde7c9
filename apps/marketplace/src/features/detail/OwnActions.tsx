import { useTexts } from '@clothesline/ui';
import type { Donation } from '@clothesline/api-client';
import { lazy } from 'react';
import { useAccount } from '../account/index.js';
import { detail } from '../../locales/en/detail.js';
import { Deferred } from '../../lib/loading/Deferred.js';
import { loadChunk } from '../../lib/loading/loadChunk.js';

const ownDonation = () =>
  lazy(async () => ({ default: (await loadChunk(() => import('./OwnDonation.js'))).OwnDonation }));

/** Donation's view for its donor. Renders nothing for other people. */
export function OwnActions({ donation }: { donation: Donation }) {
  const messages = useTexts(detail);
  const { session } = useAccount();
  if (session?.account.id !== donation.userId) return null;
  return (
    <Deferred component={ownDonation} waiting={null} failedTitle={messages.ownFailed}>
      {(OwnDonation) => <OwnDonation donation={donation} session={session} />}
    </Deferred>
  );
}
