import { defaultLocation, locationName, useCurrentLocation } from '@clothesline/api-client';
import { Button, Dialog, LocateFixedIcon, type RootProps, Stack, Text, useTexts } from '@clothesline/ui';
import { locationPickerMessages, type LocationPickerMessages } from '../messages.js';
import { PlaceSearch } from '../PlaceSearch/PlaceSearch.js';
import type { LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

export interface LocationDialogProps extends RootProps<HTMLDialogElement> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when it is to be closed: after a choice, too. */
  onOpenChange: (open: boolean) => void;
  /** Loads the list of places; without it every search calls the server. Read when the dialog opens. */
  loadPlaces?: LoadPlaces | undefined;
  /** Called when the visitor requested their position, chose a place, or returned to the default. */
  onChange?: (() => void) | undefined;
  /** Overrides of the built-in texts. */
  messages?: Partial<LocationPickerMessages> | undefined;
}

/**
 * Shows and changes the origin of distances. Only asks the browser for its position when its
 * button is pressed.
 */
export function LocationDialog({ open, onOpenChange, loadPlaces, onChange, messages, ...root }: LocationDialogProps) {
  const texts = useTexts(locationPickerMessages, messages);
  const { location = defaultLocation, source, isLocating, error, locate, choose, reset } = useCurrentLocation();

  function place(): string {
    if (source !== 'browser') return texts.countedFrom({ place: locationName(location) });
    return location.city ? texts.countedFromDevice({ place: locationName(location) }) : texts.countedFromUnnamed;
  }

  return (
    <Dialog {...root} open={open} onOpenChange={onOpenChange} title={texts.title}>
      <Stack space="medium">
        <div role="status">
          <Text>{place()}</Text>
          {error && !isLocating ? <Text tone="danger">{texts[error]}</Text> : null}
        </div>
        <Button
          tone="primary"
          fullWidth
          busy={isLocating}
          icon={<LocateFixedIcon />}
          onClick={() => {
            locate();
            onChange?.();
          }}
        >
          {isLocating ? texts.locating : texts.locate}
        </Button>
        <PlaceSearch
          loadPlaces={loadPlaces}
          texts={texts}
          onChoose={(chosen) => {
            choose(chosen);
            onChange?.();
            onOpenChange(false);
          }}
        />
        <Button
          fullWidth
          onClick={() => {
            if (source === 'fallback') choose(location);
            else reset();
            onChange?.();
            onOpenChange(false);
          }}
        >
          {source === 'fallback' ? texts.use({ city: location.city }) : texts.reset({ city: defaultLocation.city })}
        </Button>
        <Text size="small" tone="muted">
          {texts.privacy} {texts.source}
        </Text>
      </Stack>
    </Dialog>
  );
}
