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
import { MapGround } from '../parts/MapGround.js';
import { LoadingNote, NearbyEmpty, NearbyError, NearbyNote } from '../parts/MapNotes.js';
import { Pins } from '../parts/Pins.js';
import { useChosenCategory } from '../useChosenCategory.js';
import * as styles from './NearbyMap.css.js';
import { root } from './variants.css.js';

export interface NearbyMapProps extends LiveOptions, RootProps {
  /**
   * Position that the donations are near to; the current location by default, else San Francisco, CA (spec §9). In
   * degrees: -90 to 90, -180 to 180.
   */
  center?: Position | undefined;
  /** The initial category, and again whenever this changes; 'All Items' by default. */
  category?: string | undefined;
  /** Donations of the live map; without them it loads those around its own middle. */
  donations?: readonly Donation[] | undefined;
  /** Address of 'View all', shown if there are more donations than pins. Without it only their number is shown. */
  viewAllHref?: string | undefined;
  /** Called when skeleton, drawn map and live map replace each other. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** The level of 'Donations Near You' in the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | undefined;
  /** Overrides of the built-in texts. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/** Shows 'Donations Near You': a category filter over a map with a pin for each donation nearby (spec §2). */
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
    // Hides pins until the real places are known, since those of the drawn map are invented.
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
              <MapGround />
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
