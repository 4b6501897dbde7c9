import { defaultLocation, locationName, useCurrentLocation } from '@clothesline/api-client';
import { Button, Dialog, LocateFixedIcon, type RootProps, Stack, Text, useTexts } from '@clothesline/ui';
import { locationPickerMessages, type LocationPickerMessages } from '../messages.js';
import { PlaceSearch } from '../PlaceSearch/PlaceSearch.js';
import type { LoadPlaces } from '../PlaceSearch/usePlaceSearch.js';

export interface LocationDialogProps extends RootProps<HTMLDialogElement> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with false when the dialog should be closed, e.g. after choosing a place. */
  onOpenChange: (open: boolean) => void;
  /** Loads the list of places. Only read when the dialog opens. If omitted, every search is sent to the server. */
  loadPlaces?: LoadPlaces | undefined;
  /** Called after the visitor has chosen a place, requested their position, or returned to the default. */
  onChange?: (() => void) | undefined;
  /** Text overrides. */
  messages?: Partial<LocationPickerMessages> | undefined;
}

/**
 * Lets visitors see and change where distances are measured from. The browser's position is only requested when they
 * click the button for it.
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
