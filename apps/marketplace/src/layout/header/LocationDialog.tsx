import { defaultLocation, locationName, useCurrentLocation } from '@clothesline/api-client';
import { Button, Dialog, Stack, Text } from '@clothesline/ui';
import { layoutMessages as messages } from '../messages.js';

interface LocationDialogProps {
  open: boolean;
  onClose(): void;
}

/** Where distances are counted from, and how to change it. */
export function LocationDialog({ open, onClose }: LocationDialogProps) {
  const { location = defaultLocation, source, isLocating, error, locate, reset } = useCurrentLocation();

  return (
    <Dialog open={open} onClose={onClose} title={messages.locationTitle}>
      <Stack space="medium">
        <Text>{source === 'browser' ? messages.locationUnnamed : messages.locationIs(locationName(location))}</Text>
        <div role="status">{error && !isLocating ? <Text tone="danger">{error}</Text> : null}</div>
        <Stack space="xsmall">
          <Button tone="primary" fullWidth busy={isLocating} onClick={locate}>
            {isLocating ? messages.locating : messages.findMe}
          </Button>
          <Button fullWidth onClick={reset}>
            {messages.resetLocation(defaultLocation.city)}
          </Button>
        </Stack>
        <Text size="small" tone="muted">
          {messages.locationPrivacy}
        </Text>
      </Stack>
    </Dialog>
  );
}
