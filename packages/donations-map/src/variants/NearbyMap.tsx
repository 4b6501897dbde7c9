import {
  allItems,
  defaultLocation,
  useCategories,
  useCurrentLocation,
  useNearbyDonations,
  type Position,
} from '@clothesline/api-client';
import { Heading, Select, Skeleton, Surface, VisuallyHidden } from '@clothesline/ui';
import { useId } from 'react';
import { donationsMapMessages, type DonationsMapMessages } from '../messages.js';
import { CategoriesFailed } from '../parts/CategoriesFailed.js';
import { MapGround } from '../parts/MapGround.js';
import { LoadingNote, NearbyEmpty, NearbyError } from '../parts/MapNotes.js';
import { Pins } from '../parts/Pins.js';
import type { PinSelectEvent } from '../selectEvent.js';
import { useChosenCategory } from '../useChosenCategory.js';
import { useElapsed } from '../useElapsed.js';
import * as styles from './NearbyMap.css.js';

/** How long the skeleton shows before the map, in milliseconds (spec §9). */
export const placeholderDelay = 1000;

export interface NearbyMapProps {
  /** What the donations are near to; the current location by default, else San Francisco, CA (spec §9). */
  center?: Position;
  /** The category shown at first, and again whenever this changes; 'All Items' by default. */
  category?: string;
  /** What stands before `/donations/{id}` in the links. */
  linkBase?: string;
  /** Where 'View all' leads when there are more donations than pins. Without it only their number is told. */
  viewAllHref?: string;
  /** Called before a pin's donation is shown; `event.preventDefault()` keeps it from being shown. */
  onSelect?: (event: PinSelectEvent) => void;
  /** The level of 'Donations Near You' in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationsMapMessages>;
}

const noteLevel = { 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/** 'Donations Near You': a category filter over a drawn map with a pin for each donation nearby (spec §2). */
export function NearbyMap({
  center,
  category,
  linkBase = '',
  viewAllHref,
  onSelect,
  headingLevel = 2,
  messages,
}: NearbyMapProps) {
  const texts = { ...donationsMapMessages, ...messages };
  const headingId = useId();
  const current = useCurrentLocation();
  const position = center ?? current.location ?? (current.status === 'ready' ? defaultLocation : undefined);
  const nearby = useNearbyDonations(position);
  const { categories, error: categoriesError, refetch: refetchCategories } = useCategories();
  const [chosen, choose] = useChosenCategory(category);
  const isDrawn = useElapsed(placeholderDelay);

  const isLoading = position === undefined || nearby.isLoading;
  const donations =
    chosen === allItems ? nearby.donations : nearby.donations.filter((donation) => donation.category === chosen);
  const options = [...new Set([allItems, ...categories, chosen])];

  const content = () => {
    if (isLoading) return <LoadingNote texts={texts} />;
    if (nearby.error) return <NearbyError texts={texts} level={noteLevel[headingLevel]} onRetry={nearby.refetch} />;
    if (donations.length === 0) {
      return <NearbyEmpty texts={texts} level={noteLevel[headingLevel]} isFiltered={nearby.donations.length > 0} />;
    }
    return (
      <Pins
        donations={donations}
        linkBase={linkBase}
        viewAllHref={viewAllHref}
        onSelect={onSelect}
        location={position}
        texts={texts}
      />
    );
  };

  return (
    <Surface as="section" padding="none" aria-labelledby={headingId} className={styles.card}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="large" id={headingId}>
          {texts.nearbyHeading}
        </Heading>
        <Select
          hideLabel
          label={texts.category}
          options={options}
          value={chosen}
          onChange={choose}
          className={styles.filter}
        />
      </div>
      {categoriesError && <CategoriesFailed texts={texts} onRetry={refetchCategories} />}
      <div className={styles.map} aria-busy={!isDrawn || isLoading}>
        {isDrawn ? (
          <>
            <MapGround />
            {content()}
          </>
        ) : (
          <Skeleton width="100%" height="100%" radius="none" />
        )}
      </div>
      <VisuallyHidden role="status">
        {isDrawn && !isLoading ? !nearby.error && texts.found(donations.length) : texts.loading}
      </VisuallyHidden>
    </Surface>
  );
}
