import { ines } from '@clothesline/api-client/testing/members';
import type { Wish } from '@clothesline/api-client/members';

export const aWish: Wish = {
  id: 1,
  userId: ines.id,
  title: 'Coat, size 6-7',
  reason: 'It is cold at the bus stop.',
  latitude: 37.76,
  longitude: -122.42,
  locationName: 'Mission District, San Francisco, CA',
  amount: 1,
  received: 0,
  state: 'open',
  createdAt: '2026-11-20T08:00:00.000Z',
  endsAt: '2099-01-01T08:00:00.000Z',
};
