import { Button, MapPinIcon, useTexts } from '@clothesline/ui';
import { defaultLocation, locationName, useCurrentLocation } from '@clothesline/api-client';
import { layout } from '../../locales/en/layout.js';
import { useSite } from '../../lib/site/site.js';
import * as styles from './Header.css.js';

interface LocationButtonProps {
  onClick(): void;
}

export function LocationButton({ onClick }: LocationButtonProps) {
  const messages = useTexts(layout);
  const { location = defaultLocation } = useCurrentLocation();
  const home = useSite().place ?? defaultLocation;
  // districts use their city as the region
  const isNear = location.region === home.region || location.region === home.city;
  const name = (isNear ? location.city : locationName(location)) || messages.unnamedLocation;
  return (
    <Button
      tone="quiet"
      icon={<MapPinIcon />}
      aria-label={messages.location({ city: name })}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.city}>{name}</span>
    </Button>
  );
}
