import { defaultLocation, useCurrentLocation } from '@clothesline/api-client';
import { Button, MapPinIcon } from '@clothesline/ui';
import { layoutMessages as messages } from '../messages.js';
import * as styles from './LocationButton.css.js';

interface LocationButtonProps {
  onClick(): void;
}

/** Names the city that distances are counted from. */
export function LocationButton({ onClick }: LocationButtonProps) {
  const { location = defaultLocation } = useCurrentLocation();
  const name = location.city || messages.unnamedLocation;
  return (
    <Button
      tone="quiet"
      icon={<MapPinIcon />}
      aria-label={messages.location(name)}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.city}>{name}</span>
    </Button>
  );
}
