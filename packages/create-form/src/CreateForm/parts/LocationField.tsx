import { areaMeters, useCurrentLocation, type CurrentLocation } from '@clothesline/api-client';
import { PlaceField } from '@clothesline/location/react';
import { Button, LocateFixedIcon, Text } from '@clothesline/ui';
import { useState } from 'react';
import type { CreateFormMessages } from '../../messages.js';
import { findAddresses } from '../../state/address.js';
import type { FormAction } from '../../state/formState.js';
import type { ListingOptions } from '../../state/useFormModel.js';
import * as styles from '../CreateForm.css.js';
import { AreaPreview, type RenderArea } from './AreaPreview.js';

export interface LocationFieldOptions {
  /** Renders the public area on a map. By default it's only described in text. */
  renderArea?: RenderArea | undefined;
  /**
   * Size of the public area in meters. Use 'exact' for drop-off points.
   * @default 1000
   */
  areaSize?: number | 'exact' | undefined;
}

interface LocationFieldProps extends LocationFieldOptions, Pick<ListingOptions, 'loadPlaces'> {
  value: string;
  place: CurrentLocation | undefined;
  dispatch: (action: FormAction) => void;
  readOnly: boolean;
  error: string | undefined;
  texts: CreateFormMessages;
}

/** The place input and a preview of the public area. */
export function LocationField({
  value,
  place,
  dispatch,
  readOnly,
  error,
  texts,
  loadPlaces,
  renderArea,
  areaSize = areaMeters,
}: LocationFieldProps) {
  const { locate, isLocating, error: locateError } = useCurrentLocation();
  const [hasAsked, setAsked] = useState(false);
  return (
    <div className={styles.field}>
      <PlaceField
        name="locationName"
        label={texts.location}
        hint={texts.locationHint}
        required
        dir="auto"
        value={value}
        onType={(words) => dispatch({ type: 'typed', field: 'locationName', value: words })}
        onChoose={(chosen, words) => dispatch({ type: 'placed', place: chosen, words })}
        loadPlaces={loadPlaces}
        messages={{ noneFound: texts.placeUnknown }}
        readOnly={readOnly}
        error={error}
      />
      <div className={styles.failure}>
        <Button
          size="small"
          icon={<LocateFixedIcon />}
          busy={isLocating && hasAsked}
          disabled={readOnly}
          onClick={() => {
            setAsked(true);
            locate();
            dispatch({ type: 'here' });
          }}
        >
          {isLocating && hasAsked ? texts.locating : texts.useMyLocation}
        </Button>
        <div role="status">
          {hasAsked && !isLocating && locateError && (
            <Text size="small" tone="danger">
              {texts[locateError]}
            </Text>
          )}
        </div>
      </div>
      {areaSize !== 'exact' && (
        <AreaPreview
          place={findAddresses(value).length === 0 ? place : undefined}
          meters={areaSize}
          renderArea={renderArea}
          loadPlaces={loadPlaces}
          dispatch={dispatch}
          readOnly={readOnly}
          texts={texts}
        />
      )}
    </div>
  );
}
