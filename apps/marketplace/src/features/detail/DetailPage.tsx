import { useTexts } from '@clothesline/ui';
import { failureKind, useDonation } from '@clothesline/api-client';
import { useParams } from 'wouter';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { detail } from '../../locales/en/detail.js';
import { page } from '../../lib/page/Page.css.js';
import { DetailBar } from './DetailBar.js';
import * as styles from './DonationDetail.css.js';
import { DetailSkeleton } from './DetailSkeleton.js';
import { DonationDetail } from './DonationDetail.js';
import { NotLoaded } from '../../lib/page/NotLoaded.js';
import { SimilarNearby } from './SimilarNearby.js';

export function DetailPage() {
  const failureText = useFailureText();
  const messages = useTexts(detail);
  const { id = '' } = useParams();
  const { donation, isLoading, error, refetch } = useDonation(id);

  return (
    <div className={page}>
      {donation || isLoading ? (
        <div className={styles.frame}>
          {/*
           * Keep the same bar mounted while loading, otherwise a click on Back would be lost when the donation
           * arrives.
           */}
          <DetailBar donation={donation} />
          {donation ? <DonationDetail donation={donation} /> : <DetailSkeleton />}
          {donation && <SimilarNearby key={donation.id} donation={donation} />}
        </div>
      ) : isGone(error) ? (
        <NotLoaded texts={messages} />
      ) : (
        <NotLoaded texts={messages} reason={failureText(error)} onRetry={refetch} />
      )}
    </div>
  );
}

function isGone(error: Error | null): boolean {
  return error instanceof RangeError || ['notFound', 'notAllowed'].includes(failureKind(error));
}
