import { ErrorState, Heading, useTexts } from '@clothesline/ui';
import { type Donation, useDonations } from '@clothesline/api-client';
import { DonationGrid, DonationGridSkeleton } from '@clothesline/donation-card';
import { useId } from 'react';
import { useSaving } from '../saved/index.js';
import { useFailureText } from '../../lib/failure/useFailureTexts.js';
import { detail } from '../../locales/en/detail.js';
import { section } from './SimilarList.css.js';

const count = 4;

interface SimilarListProps {
  donation: Donation;
  onlySameSize?: boolean;
}

export function SimilarList({ donation, onlySameSize = false }: SimilarListProps) {
  const failureText = useFailureText();
  const messages = useTexts(detail);
  const { id, category, latitude, longitude, sizes } = donation;
  const headingId = useId();
  const saving = useSaving();
  const filter = { category, position: { latitude, longitude }, sort: 'nearest', limit: count + 1 } as const;
  const size = sizes?.[0];
  const sameSize = useDonations({ ...filter, size }, size !== undefined);
  const isSized = size !== undefined && (onlySameSize || sameSize.donations.some((other) => other.id !== id));
  const anySize = useDonations(filter, size === undefined || !(isSized || sameSize.isLoading));
  const { donations, isLoading, error, refetch } = isSized || sameSize.error ? sameSize : anySize;
  const similar = donations.filter((other) => other.id !== id).slice(0, count);
  if (!isLoading && !error && similar.length === 0) return null;

  return (
    <section aria-labelledby={headingId} className={section}>
      <Heading level={2} size="large" id={headingId}>
        {messages.similar}
      </Heading>
      {isLoading ? (
        <DonationGridSkeleton count={count} maxColumns="even" compact />
      ) : similar.length > 0 ? (
        <DonationGrid compact maxColumns="even" donations={similar} headingLevel={3} {...saving} />
      ) : (
        <ErrorState title={messages.similarFailed} description={failureText(error)} onRetry={refetch} />
      )}
    </section>
  );
}
