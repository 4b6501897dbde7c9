import { ApiError, useDonation } from '@clothesline/api-client';
import { useParams } from 'wouter';
import { page } from '../../shared/page/Page.css.js';
import { DetailSkeleton } from './DetailSkeleton.js';
import { DonationDetail } from './DonationDetail.js';
import { DonationNotFound } from './DonationNotFound.js';

/** One donation (spec §2 "Donation detail"). */
export function DetailPage() {
  const { id = '' } = useParams();
  const { donation, isLoading, error, refetch } = useDonation(id);

  return (
    <div className={page}>
      {donation ? (
        <DonationDetail donation={donation} />
      ) : isLoading ? (
        <DetailSkeleton />
      ) : (
        <DonationNotFound onRetry={isFinal(error) ? undefined : refetch} />
      )}
    </div>
  );
}

/** Whether asking again would bring the same: the server knows no such donation, or the id cannot be one. */
function isFinal(error: Error | null): boolean {
  return !error || (error instanceof ApiError ? error.status < 500 : error.name !== 'NetworkError');
}
