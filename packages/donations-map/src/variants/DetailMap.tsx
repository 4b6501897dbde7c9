import { areaMeters as standardArea, type Position } from '@clothesline/api-client';
import { MapPinIcon, rootProps, type RootProps } from '@clothesline/ui';
import type { LiveOptions } from '../live/liveProps.js';
import * as stageStyles from '../live/MapStage.css.js';
import { MapStage, type MapState } from '../live/MapStage.js';
import { usableCenter } from '../live/usableCenter.js';
import { useDrawnTexts } from '../useDrawnTexts.js';
import type { DonationsMapMessages } from '../messages.js';
import { MapBackground } from '../parts/MapBackground.js';
import * as styles from './variants.css.js';

export interface DetailMapProps
  extends
    RootProps<HTMLDivElement>,
    Pick<
      LiveOptions,
      'mode' | 'engine' | 'basemap' | 'zoom' | 'tiles' | 'attribution' | 'units' | 'wheelZoom' | 'onMove'
    > {
  /** Name of the place to show. */
  locationName: string;
  /** Center of the donation's area. Without it, only the drawn map is shown. */
  center?: Position | undefined;
  /**
   * Side length of the grid cell in meters, as returned by the server. An exact pin would point at someone's home, so
   * this is never empty.
   * @default 1000
   */
  areaMeters?: number | undefined;
  /** Called when switching between the skeleton, the drawn map and the live map. */
  onStateChange?: ((event: { state: MapState }) => void) | undefined;
  /** Text overrides. */
  messages?: Partial<DonationsMapMessages> | undefined;
}

const cornerDistance = Math.SQRT1_2;

const detailZoom = 13;

/** The map on a donation's page. It names the place (spec §2) and shows the area if the live map is available. */
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
      <MapBackground />
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
