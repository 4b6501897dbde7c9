import { areaMeters as standardArea, type Position } from '@clothesline/api-client';
import { MapPinIcon, rootProps, type RootProps } from '@clothesline/ui';
import { useState } from 'react';
import type { LiveOptions } from '../live/liveProps.js';
import * as stageStyles from '../live/MapStage.css.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { usableCenter } from '../live/usableCenter.js';
import { useDrawnTexts } from '../useDrawnTexts.js';
import type { DonationsMapMessages } from '../messages.js';
import { MapGround } from '../parts/MapGround.js';
import { placeholderDelay } from '../placeholderDelay.js';
import * as styles from './variants.css.js';

export interface DetailMapProps
  extends
    RootProps<HTMLDivElement>,
    Pick<
      LiveOptions,
      'mode' | 'engine' | 'basemap' | 'zoom' | 'tiles' | 'attribution' | 'units' | 'wheelZoom' | 'onMove'
    > {
  /** Where the donation is, in words. */
  locationName: string;
  /** The middle of the area that the donation is in. Without it the map is the drawn one. */
  center?: Position | undefined;
  /** The side of the cell that the server rounds the position to, in meters; 1000 where it does not say: better an area than a door. */
  areaMeters?: number | undefined;
  /** Called when the skeleton, the drawn map or the live map takes the last one's place. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Texts other than the built-in ones. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/** The donation is somewhere in a square: its corners are this far from its middle, in sides. */
const cornerDistance = Math.SQRT1_2;

/** From here the area and the neighborhoods around it are in sight. */
const detailZoom = 13;

/** The map on a donation's page: a text that names the place (spec §2), over the area where there is a live map. */
export function DetailMap({
  locationName,
  center: given,
  areaMeters = standardArea,
  onStateChange,
  messages,
  ...options
}: DetailMapProps) {
  const texts = useDrawnTexts(messages);
  const center = usableCenter(given);
  const words = texts.detail(locationName);
  const [state, setState] = useState<MapState>('loading');
  const drawn = (
    <>
      <MapGround />
      <p className={styles.note}>
        <MapPinIcon />
        <span dir="auto" className={styles.clamped}>
          {words}
        </span>
      </p>
    </>
  );
  if (options.mode === 'placeholder' || !options.engine || !center) {
    return (
      <div {...rootProps(options, styles.detail)}>
        <div className={stageStyles.drawn}>{drawn}</div>
      </div>
    );
  }
  return (
    <div {...rootProps(options, styles.detail)}>
      <MapStage
        engine={options.engine}
        basemap={options.basemap}
        isWanted
        delay={placeholderDelay}
        renderDrawn={() => drawn}
        renderLive={({ LiveMap, engine, basemap, onBroken }) => (
          <LiveMap
            engine={engine}
            basemap={basemap}
            onBroken={onBroken}
            donations={none}
            origin={center}
            zoom={options.zoom ?? detailZoom}
            area={{ center, radius: areaMeters * cornerDistance }}
            tiles={options.tiles}
            attribution={options.attribution}
            units={options.units}
            wheelZoom={options.wheelZoom}
            onMove={options.onMove}
            list={false}
            label={words}
            texts={texts}
          />
        )}
        onStateChange={(event) => {
          setState(event.state);
          onStateChange?.(event);
        }}
      />
      {state !== 'placeholder' && (
        <p className={styles.caption}>
          <MapPinIcon />
          <span dir="auto" className={styles.clamped}>
            {words}
          </span>
        </p>
      )}
    </div>
  );
}

const none: never[] = [];
