import { Text, useTexts } from '@clothesline/ui';
import type { Wish } from '@clothesline/api-client/members';
import { wishes } from '../../locales/en/wishes.js';
import { useDates } from '../../lib/language/useDates.js';
import { useFormats } from '../../lib/language/useFormats.js';

export function WishFacts({ wish }: { wish: Wish }) {
  const messages = useTexts(wishes);
  const dates = useDates();
  const formats = useFormats();
  const { distance, locationName: place, state, endsAt, amount, received } = wish;
  const facts = [
    distance === undefined ? place : messages.place({ place, distance: formats.radius(distance) }),
    ...(amount > 1 ? [messages.progress({ received, amount })] : []),
    state === 'open' ? messages.until({ date: dates.day(endsAt) }) : messages.states[state],
  ];
  return (
    <Text as="span" size="small" tone="muted">
      {facts.join(' · ')}
    </Text>
  );
}
