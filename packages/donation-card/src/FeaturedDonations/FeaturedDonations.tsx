import { failureText, useNewestDonations, type Donation, type NewestFilter } from '@clothesline/api-client';
import {
  ClotheslineIllustration,
  EmptyState,
  ErrorState,
  Heading,
  levelBelow,
  Link,
  type RootProps,
} from '@clothesline/ui';
import { useId } from 'react';
import { type CardListProps, DonationGrid } from '../DonationGrid/DonationGrid.js';
import { DonationGridSkeleton } from '../DonationGrid/DonationGridSkeleton.js';
import { useCardTexts } from '../useCardTexts.js';
import * as styles from './FeaturedDonations.css.js';

export interface FeaturedDonationsProps extends CardListProps, NewestFilter, RootProps {
  /** Number of donations, from 1 to 200. Defaults to 4 (spec §9). */
  limit?: number | undefined;
  /** Donations that were loaded on the server. No request is made if they're passed. */
  donations?: readonly Donation[] | undefined;
  /** URL for the 'View all' link. Without it, there's no link. */
  viewAllHref?: string | undefined;
  /** Heading level of the section. Card titles are a level below. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Use 'none' to visually hide the heading. Screen readers still use it as the section's name. */
  heading?: 'shown' | 'none' | undefined;
}

/** The newest donations with a heading (spec §2). */
export function FeaturedDonations({
  limit: wished = 4,
  donations: given,
  category,
  size,
  place,
  radius,
  viewAllHref,
  headingLevel = 2,
  heading,
  messages,
  linkBase,
  location,
  savedIds,
  onSavedChange,
  onSelect,
  ...root
}: FeaturedDonationsProps) {
  const texts = useCardTexts(messages);
  const limit = wished >= 1 && wished <= 200 ? wished : 4;
  const headingId = useId();
  const level = levelBelow[headingLevel];
  const { donations, isLoading, error, refetch } = useNewestDonations({ category, size, place, radius, limit }, given);

  const content = () => {
    if (isLoading) return <DonationGridSkeleton count={limit} maxColumns="even" messages={messages} />;
    if (error && donations.length === 0) {
      return (
        <ErrorState
          headingLevel={level}
          title={texts.featuredErrorTitle}
          description={failureText(error, texts)}
          onRetry={refetch}
        />
      );
    }
    if (donations.length === 0) {
      return (
        <EmptyState
          headingLevel={level}
          illustration={<ClotheslineIllustration />}
          title={texts.featuredEmptyTitle}
          description={texts.featuredEmptyText}
        />
      );
    }
    const cards = { linkBase, location, savedIds, onSavedChange, onSelect };
    return <DonationGrid {...cards} maxColumns="even" donations={donations} headingLevel={level} messages={messages} />;
  };

  const hideHeading = heading === 'none';
  return (
    <section {...(hideHeading ? { 'aria-label': texts.featuredHeading } : { 'aria-labelledby': headingId })} {...root}>
      {(!hideHeading || viewAllHref !== undefined) && (
        <div className={styles.head}>
          {!hideHeading && (
            <Heading level={headingLevel} size="large" id={headingId}>
              {texts.featuredHeading}
            </Heading>
          )}
          {viewAllHref !== undefined && <Link href={viewAllHref}>{texts.viewAll}</Link>}
        </div>
      )}
      {content()}
    </section>
  );
}
