import {
  areaMeters,
  areaOf,
  defaultLocation,
  locationName,
  useCurrentLocation,
  type Area,
} from '@clothesline/api-client';
import { LocationDialog, type LoadPlaces } from '@clothesline/location/react';
import { Button, MapPinIcon, Text, TextField } from '@clothesline/ui';
import { useState, type ReactNode } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import * as styles from '../CreateForm.css.js';
import { addressIn } from '../../state/address.js';
import { fieldNames } from '../focusField.js';
import { AreaPreview } from './AreaPreview.js';

/** How a location is shown that is not sent yet. */
export interface LocationFieldOptions {
  /** Where the list of places comes from: `async () => (await import('@clothesline/location/list')).list`; without it the server is asked. */
  loadPlaces?: LoadPlaces;
  /** Draws the area that others will see, on a map for instance; a sketch by default. */
  renderArea?: (area: Area, locationName: string) => ReactNode;
  /** The side of the area in metres, where the server is not set to the usual 1000; 'exact' for one of drop-off points. */
  areaSize?: number | 'exact';
}

interface LocationFieldProps extends LocationFieldOptions {
  value: string;
  onType: (value: string) => void;
  /** The name follows the current location again. */
  onPlace: () => void;
  readOnly: boolean;
  error: string | undefined;
  texts: CreateFormMessages;
}

/** The name of the place, which the visitor may put in other words, and the dialog that changes the place itself. */
export function LocationField({
  value,
  onType,
  onPlace,
  readOnly,
  error,
  texts,
  loadPlaces,
  renderArea,
  areaSize = areaMeters,
}: LocationFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const { location = defaultLocation } = useCurrentLocation();
  const name = locationName(location);
  // Typed words do not move the place: its area is shown under its own name alone.
  const isOfPlace = (name === '' || value.trim() === name) && addressIn(value) === undefined;
  return (
    <div className={styles.field}>
      <TextField
        name={fieldNames.locationName}
        label={texts.location}
        hint={texts.locationHint}
        required
        dir="auto"
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
        readOnly={readOnly}
        error={error}
      />
      <div>
        <Button
          size="small"
          icon={<MapPinIcon />}
          aria-haspopup="dialog"
          disabled={readOnly}
          onClick={() => setOpen(true)}
        >
          {texts.changePlace}
        </Button>
      </div>
      {areaSize !== 'exact' && !isOfPlace && <Text size="small">{texts.areaUnknown}</Text>}
      {areaSize !== 'exact' && isOfPlace && (
        <AreaPreview meters={areaSize} texts={texts}>
          {renderArea?.(areaOf(location, areaSize), value)}
        </AreaPreview>
      )}
      <LocationDialog open={isOpen} onClose={() => setOpen(false)} loadPlaces={loadPlaces} onChange={onPlace} />
    </div>
  );
}
