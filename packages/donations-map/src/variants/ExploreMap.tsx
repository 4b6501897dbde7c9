import { allItems, type Donation, type Position } from '@clothesline/api-client';
import { MapIcon, rootProps, type RootProps, VisuallyHidden } from '@clothesline/ui';
import type { ReactNode } from 'react';
import type { LiveOptions } from '../live/liveProps.js';
import * as stageStyles from '../live/MapStage.css.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { useLiveDonations, type GivenDonations } from '../live/useLiveDonations.js';
import { useMapPosition } from '../live/useMapPosition.js';
import { useDrawnTexts } from '../useDrawnTexts.js';
import { useErrorReport } from '../useErrorReport.js';
import type { DonationsMapMessages, DrawnMessages } from '../messages.js';
import { MapBackground } from '../parts/MapBackground.js';
import * as styles from './variants.css.js';

export interface ExploreMapProps extends LiveOptions, RootProps<HTMLDivElement> {
  /**
   * Initial center of the live map in degrees (latitude -90 to 90, longitude -180 to 180). Defaults to the current
   * location.
   */
  center?: Position | undefined;
  /** Category to show on the live map. Defaults to 'All Items'. */
  category?: string | undefined;
  /** Donations for the live map, which zooms to fit them. Defaults to loading donations around its center. */
  donations?: readonly Donation[] | undefined;
  /** Describes `donations` if they're still loading, incomplete, or couldn't be loaded. */
  given?: Omit<GivenDonations, 'donations'> | undefined;
  /** Shown if `donations` is empty. */
  empty?: ReactNode | undefined;
  /** Called when switching between the skeleton, the drawn map and the live map. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Text overrides. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/** The map on the explore page, 600 px high. The drawn version contains text instead of pins (spec §2). */
export function ExploreMap(props: ExploreMapProps) {
  const texts = useDrawnTexts(props.messages);
  const isLiveWanted = props.mode !== 'placeholder' && props.engine !== undefined;
  return (
    <div {...rootProps(props, styles.root)}>
      <div className={styles.explore}>
        {isLiveWanted ? (
          <LiveExplore {...props} texts={texts} />
        ) : (
          <div className={stageStyles.drawn}>
            <Drawn texts={texts} />
          </div>
        )}
      </div>
    </div>
  );
}

function Drawn({ texts }: { texts: DrawnMessages }) {
  return (
    <>
      <MapBackground />
      <p className={styles.note}>
        <MapIcon />
        {texts.explore}
      </p>
    </>
  );
}

function LiveExplore({
  center,
  category = allItems,
  donations,
  given,
  empty,
  onStateChange,
  texts,
  ...options
}: ExploreMapProps & { texts: DrawnMessages }) {
  const place = useMapPosition(center, options.onLocate);
  const found = useLiveDonations(place.position, category, donations && { ...given, donations }, true);
  useErrorReport(found.failure, options.onError);
  return (
    <MapStage
      engine={options.engine}
      basemap={options.basemap}
      isWanted
      isPatient
      isListed={options.list !== false}
      renderDrawn={(isComing) => (isComing ? <MapBackground /> : <Drawn texts={texts} />)}
      renderLive={({ LiveDonations, ...parts }) => (
        <LiveDonations
          parts={parts}
          place={place}
          found={found}
          isFiltered={category !== allItems}
          level={3}
          fits={donations !== undefined}
          empty={empty}
          options={options}
          texts={texts}
        />
      )}
      onStateChange={onStateChange}
    >
      {(state) => state === 'loading' && <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>}
    </MapStage>
  );
}
