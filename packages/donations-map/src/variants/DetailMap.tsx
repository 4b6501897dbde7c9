import { areaMeters as standardArea, type Position } from '@clothesline/api-client';
import { MapPinIcon, rootProps, type RootProps } from '@clothesline/ui';
import type { LiveOptions } from '../live/liveProps.js';
import * as stageStyles from '../live/MapStage.css.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { usableCenter } from '../live/usableCenter.js';
import { useDrawnTexts } from '../useDrawnTexts.js';
import type { DonationsMapMessages } from '../messages.js';
import { MapGround } from '../parts/MapGround.js';
import * as styles from './variants.css.js';

export interface DetailMapProps
  extends
    RootProps<HTMLDivElement>,
    Pick<
      LiveOptions,
      'mode' | 'engine' | 'basemap' | 'zoom' | 'tiles' | 'attribution' | 'units' | 'wheelZoom' | 'onMove'
    > {
  /** Name of the donation's place. */
  locationName: string;
  /** Middle of the donation's area. Without it the map is drawn. */
  center?: Position | undefined;
  /**
   * Side of the cell that the server rounds the position to, in meters; 1000 if unknown, since a pin would point at a
   * door.
   */
  areaMeters?: number | undefined;
  /** Called when skeleton, drawn map and live map replace each other. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Overrides of the built-in texts. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

/** Distance from the middle of the donation's square to its corners, in sides. */
const cornerDistance = Math.SQRT1_2;

/** Zoom that shows the area and the neighborhoods around it. */
const detailZoom = 13;

/** Shows the map on a donation's page: a text that names the place (spec §2), over the area if there is a live map. */
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
  const words = texts.detail({ locationName });
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
      <div {...rootProps(options, styles.root, styles.detail)}>
        <div className={stageStyles.drawn}>{drawn}</div>
      </div>
    );
  }
  return (
    <div {...rootProps(options, styles.root, styles.detail)}>
      <MapStage
        engine={options.engine}
        basemap={options.basemap}
        isWanted
        renderDrawn={() => drawn}
        renderLive={({ LiveMap, engine, basemap, onBroken }) => (
          <LiveMap
            {...options}
            zoom={options.zoom ?? detailZoom}
            engine={engine}
            basemap={basemap}
            onBroken={onBroken}
            donations={none}
            origin={center}
            area={{ center, radius: areaMeters * cornerDistance }}
            list={false}
            label={words}
            texts={texts}
          />
        )}
        onStateChange={onStateChange}
      >
        {(state) =>
          state !== 'placeholder' && (
            <p className={styles.caption}>
              <MapPinIcon />
              <span dir="auto" className={styles.clamped}>
                {words}
              </span>
            </p>
          )
        }
      </MapStage>
    </div>
  );
}

const none: never[] = [];
