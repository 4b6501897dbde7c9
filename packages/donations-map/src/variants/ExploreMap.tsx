import { allItems, type Donation, type Position } from '@clothesline/api-client';
import { MapIcon } from '@clothesline/ui';
import type { LiveOptions } from '../live/liveProps.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { useLiveDonations } from '../live/useLiveDonations.js';
import { useMapPosition } from '../live/useMapPosition.js';
import { donationsMapMessages, type DonationsMapMessages } from '../messages.js';
import { MapGround } from '../parts/MapGround.js';
import { placeholderDelay } from './NearbyMap.js';
import * as styles from './variants.css.js';

export interface ExploreMapProps extends LiveOptions {
  /** The middle of the live map at first; the current location by default. */
  center?: Position;
  /** Which donations the live map shows; 'All Items' by default. */
  category?: string;
  /** The donations of the live map; without them it asks the server, around its own middle wherever it is moved. */
  donations?: readonly Donation[];
  /** Called when the skeleton, the drawn map or the live map takes the last one's place. */
  onStateChange?: (event: { state: MapState }) => void;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationsMapMessages>;
}

/** The map of Explore: 600 px high; where it is drawn, a text says what would be there (spec §2). */
export function ExploreMap(props: ExploreMapProps) {
  const texts = { ...donationsMapMessages, ...props.messages };
  const isLiveWanted = props.mode !== 'placeholder' && props.engine !== undefined;
  return (
    <div className={styles.explore}>
      {isLiveWanted ? <LiveExplore {...props} texts={texts} /> : <Drawn texts={texts} />}
    </div>
  );
}

function Drawn({ texts }: { texts: DonationsMapMessages }) {
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
  onStateChange,
  texts,
  ...options
}: ExploreMapProps & { texts: DonationsMapMessages }) {
  const place = useMapPosition(center, options.onLocate);
  const found = useLiveDonations(place.position, category, donations, true);
  return (
    <MapStage
      engine={options.engine}
      basemap={options.basemap}
      isWanted
      delay={placeholderDelay}
      placeholder={<Drawn texts={texts} />}
      renderLive={({ LiveDonations, ...parts }) => (
        <LiveDonations
          parts={parts}
          place={place}
          found={found}
          isFiltered={category !== allItems}
          level={3}
          options={options}
          texts={texts}
        />
      )}
      onStateChange={onStateChange}
    />
  );
}
