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
import { MapGround } from '../parts/MapGround.js';
import * as styles from './variants.css.js';

export interface ExploreMapProps extends LiveOptions, RootProps<HTMLDivElement> {
  /** Middle of the live map at first; the current location by default. In degrees: -90 to 90, -180 to 180. */
  center?: Position | undefined;
  /** Category of the donations on the live map; 'All Items' by default. */
  category?: string | undefined;
  /** Donations of the live map, all in a single view. Without them the map loads those around its center. */
  donations?: readonly Donation[] | undefined;
  /** State of `donations`, if they load later, fail, or are not all. */
  given?: Omit<GivenDonations, 'donations'> | undefined;
  /** Notice if `donations` is empty. */
  empty?: ReactNode | undefined;
  /** Called when skeleton, drawn map and live map replace each other. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Overrides of the built-in texts. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/** The map of Explore: 600 px high; the drawn map shows a text instead (spec §2). */
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
      <MapGround />
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
      renderDrawn={(isComing) => (isComing ? <MapGround /> : <Drawn texts={texts} />)}
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
