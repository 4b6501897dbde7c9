import { createPlaceNamer, useClient, type CurrentLocation, type Position } from '@clothesline/api-client';
import type { LoadPlaces } from '@clothesline/location/react';
import { Button, MapPinIcon, Text } from '@clothesline/ui';
import { useMemo, useState } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from './AreaPreview.css.js';

interface PlaceOnMapProps {
  middle: Position;
  loadPlaces: LoadPlaces | undefined;
  onNamed: (place: CurrentLocation) => void;
  disabled: boolean;
  texts: CreateFormMessages;
}

/** Lets the donor choose a place by moving the map. */
export function PlaceOnMap({ middle, loadPlaces, onNamed, disabled, texts }: PlaceOnMapProps) {
  const client = useClient();
  const namePlace = useMemo(() => createPlaceNamer(client, loadPlaces), [client, loadPlaces]);
  const [state, setState] = useState<'ready' | 'asking' | 'unknown'>('ready');

  async function take() {
    setState('asking');
    const name = await namePlace(middle).catch(() => undefined);
    setState(name ? 'ready' : 'unknown');
    if (name) onNamed({ ...middle, city: name.city, region: name.region });
  }

  return (
    <div className={styles.onMap}>
      <Button
        size="small"
        icon={<MapPinIcon />}
        busy={state === 'asking'}
        disabled={disabled}
        onClick={() => void take()}
      >
        {texts.placeOnMap}
      </Button>
      <div role="status">{state === 'unknown' && <Text size="small">{texts.noTownThere}</Text>}</div>
    </div>
  );
}
