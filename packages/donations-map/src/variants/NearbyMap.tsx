import { categoryText } from '@clothesline/api-client';
import {
  allItems,
  isNear,
  useCategories,
  useSiteCategory,
  type Donation,
  type Position,
} from '@clothesline/api-client';
import { cx, Heading, levelBelow, rootProps, type RootProps, Select, Surface, VisuallyHidden } from '@clothesline/ui';
import { useId } from 'react';
import type { LiveOptions } from '../live/liveProps.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { useLiveDonations } from '../live/useLiveDonations.js';
import { useMapPosition } from '../live/useMapPosition.js';
import { useDrawnTexts } from '../useDrawnTexts.js';
import { useErrorReport } from '../useErrorReport.js';
import type { DonationsMapMessages } from '../messages.js';
import { CategoriesFailed } from '../parts/CategoriesFailed.js';
import { MapBackground } from '../parts/MapBackground.js';
import { LoadingNote, NearbyEmpty, NearbyError, NearbyNote } from '../parts/MapNotes.js';
import { Pins } from '../parts/Pins.js';
import { useChosenCategory } from '../useChosenCategory.js';
import * as styles from './NearbyMap.css.js';
import { root } from './variants.css.js';

export interface NearbyMapProps extends LiveOptions, RootProps {
  /**
   * Where to look for donations, in degrees (latitude -90 to 90, longitude -180 to 180). Defaults to the current
   * location, or to San Francisco, CA (spec §9).
   */
  center?: Position | undefined;
  /**
   * The selected category. Visitors can change it, and it's reset whenever this prop changes.
   * @default 'All Items'
   */
  category?: string | undefined;
  /** Donations for the live map. Defaults to loading donations around its center. */
  donations?: readonly Donation[] | undefined;
  /** URL for the 'View all' link, shown if there are more donations than pins. Without it, only the number is shown. */
  viewAllHref?: string | undefined;
  /** Called when switching between the skeleton, the drawn map and the live map. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Heading level of 'Donations Near You'. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Text overrides. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/**
 * The 'Donations Near You' section with a category filter and a map that has a pin for each donation nearby (spec §2).
 */
export function NearbyMap({
  center,
  category,
  donations: given,
  viewAllHref,
  onStateChange,
  headingLevel = 2,
  messages,
  ...options
}: NearbyMapProps) {
  const { mode = 'live', engine, basemap, linkBase = '', list = true, onSelect } = options;
  const texts = useDrawnTexts(messages);
  const headingId = useId();
  const isLiveWanted = mode === 'live' && engine !== undefined;
  const place = useMapPosition(center, options.onLocate);
  const { position } = place;
  const { categories, error: categoriesError, refetch: refetchCategories } = useCategories();
  const [chosen, choose] = useChosenCategory(useSiteCategory(category));
  const nearby = useLiveDonations(
    position,
    chosen,
    isLiveWanted && given ? { donations: given } : undefined,
    isLiveWanted,
  );

  useErrorReport(nearby.failure ?? categoriesError, options.onError);
  const { donations, isLoading } = nearby;
  const found = texts.found({ count: donations.filter((donation) => !position || isNear(donation, position)).length });
  const choices = [...new Set([allItems, ...categories, chosen])];

  const content = (isComing: boolean) => {
    if (isLoading) return <LoadingNote texts={texts} />;
    if (nearby.error) {
      const { error, refetch } = nearby;
      return <NearbyError texts={texts} level={levelBelow[headingLevel]} error={error} onRetry={refetch} />;
    }
    if (donations.length === 0) {
      return <NearbyEmpty texts={texts} level={levelBelow[headingLevel]} isFiltered={nearby.isElsewhere} />;
    }
    // Pins on the drawn map aren't at their real positions. Don't show them if the live map is about to replace it.
    if (isComing) return <NearbyNote texts={texts} found={found} viewAllHref={viewAllHref} />;
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
    <Surface as="section" padding="none" aria-labelledby={headingId} {...rootProps(options, root, styles.card)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="large" id={headingId}>
          {texts.nearbyHeading}
        </Heading>
        <Select
          hideLabel
          label={texts.category}
          options={choices.map((value) => ({ value, label: categoryText(value, texts) }))}
          value={chosen}
          onValueChange={choose}
          className={styles.filter}
        />
      </div>
      {categoriesError && <CategoriesFailed texts={texts} onRetry={refetchCategories} />}
      <div className={cx(styles.map, isLiveWanted && list && styles.listed)}>
        <MapStage
          engine={engine}
          basemap={basemap}
          isWanted={isLiveWanted}
          isListed={isLiveWanted && list}
          renderDrawn={(isComing) => (
            <>
              <MapBackground />
              {content(isComing)}
            </>
          )}
          renderLive={({ LiveDonations, ...parts }) => (
            <LiveDonations
              parts={parts}
              place={place}
              found={nearby}
              isFiltered={chosen !== allItems}
              level={levelBelow[headingLevel]}
              options={options}
              texts={texts}
            />
          )}
          onStateChange={onStateChange}
        >
          {(state) =>
            state !== 'live' && (
              <VisuallyHidden role="status">
                {state === 'placeholder' && !isLoading ? !nearby.error && found : texts.loading}
              </VisuallyHidden>
            )
          }
        </MapStage>
      </div>
    </Surface>
  );
}
