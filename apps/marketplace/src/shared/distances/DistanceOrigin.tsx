import { useCurrentLocation } from '@clothesline/api-client';
import { Text } from '@clothesline/ui';
import { messages } from './messages.js';

/** Says what the distances of the cards are counted from. Its line stays while that is not known: nothing moves. */
export function DistanceOrigin() {
  const { location, source } = useCurrentLocation();
  const place = source === 'browser' ? messages.here : location?.city;
  return (
    <Text size="small" tone="muted">
      {place ? messages.distancesFrom(place) : '\u00A0'}
    </Text>
  );
}
