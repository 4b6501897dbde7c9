import {
  findArea,
  distanceText,
  kilometersPerMile,
  locationName,
  type Area,
  type CurrentLocation,
  type Position,
} from '@clothesline/api-client';
import type { LoadPlaces } from '@clothesline/location/react';
import { LockIcon, useLocale } from '@clothesline/ui';
import { useState, type ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import type { FormAction } from '../../state/formState.js';
import * as styles from './AreaPreview.css.js';
import { PlaceOnMap } from './PlaceOnMap.js';

export interface AreaMapEvents {
  onStateChange: (event: { state: string }) => void;
  onMove: (event: { center: Position }) => void;
}

export type RenderArea = (area: Area, locationName: string, events: AreaMapEvents) => ReactNode;

interface AreaPreviewProps {
  place: CurrentLocation | undefined;
  meters: number;
  renderArea: RenderArea | undefined;
  loadPlaces: LoadPlaces | undefined;
  dispatch: (action: FormAction) => void;
  readOnly: boolean;
  texts: CreateFormMessages;
}

/** Shows which area will be public, both as text and on a map. */
export function AreaPreview({ place, meters, renderArea, loadPlaces, dispatch, readOnly, texts }: AreaPreviewProps) {
  const { units } = useLocale();
  const [isShown, setShown] = useState(false);
  const [middle, setMiddle] = useState<Position>();
  const area = place && findArea(place, meters);

  function note(): string {
    if (!place) return texts.areaUnknown;
    if (isShown) return texts.areaNote;
    const side = distanceText(meters / 1000 / kilometersPerMile, units, texts);
    const words = locationName(place);
    return words ? texts.areaIn({ side, place: words }) : texts.area({ side });
  }

  return (
    <figure className={styles.figure}>
      {renderArea && (
        <div className={styles.picture}>
          {area &&
            renderArea(area, locationName(place), {
              onStateChange: ({ state }) => setShown(state === 'live'),
              onMove: ({ center }) => setMiddle(center),
            })}
        </div>
      )}
      <figcaption className={styles.caption}>
        <LockIcon />
        <span dir="auto">{note()}</span>
      </figcaption>
      {area && middle && !isSame(findArea(middle, meters).center, area.center) && (
        <PlaceOnMap
          middle={middle}
          loadPlaces={loadPlaces}
          onNamed={(named) => dispatch({ type: 'placed', words: locationName(named), place: named })}
          disabled={readOnly}
          texts={texts}
        />
      )}
    </figure>
  );
}

function isSame(one: Position, other: Position): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
