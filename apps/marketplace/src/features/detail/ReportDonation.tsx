import type { Donation } from '@clothesline/api-client';
import { ReportButton } from '../moderation/index.js';
import { useAccount } from '../account/index.js';

/** The way to tell the moderators of a donation; not of one's own. */
export function ReportDonation({ donation: { id, userId } }: { donation: Donation }) {
  const { session } = useAccount();
  if (session?.account.id === userId) return null;
  return (
    <div>
      <ReportButton target={{ kind: 'donation', id }} tone="quiet" size="small" />
    </div>
  );
}
