import { Text, useTexts } from '@clothesline/ui';
import { useCurrentLocation } from '@clothesline/api-client';
import { distances } from '../../locales/en/distances.js';

/** Names the place distances are measured from. Reserves its height to avoid layout shifts. */
export function DistanceOrigin() {
  const messages = useTexts(distances);
  const { location, source } = useCurrentLocation();
  const place = source === 'browser' ? messages.here : location?.city;
  return (
    <Text size="small" tone="muted">
      {place ? messages.distancesFrom({ place }) : '\u00A0'}
    </Text>
  );
}
