import type { Donation } from '@clothesline/api-client';
import { useAccount } from '../../shared/account/AccountContext.js';
import { ReportButton } from '../../shared/reporting/ReportButton.js';

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
