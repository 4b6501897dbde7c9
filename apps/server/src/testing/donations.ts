import { standardAreas } from '../areas/areas.js';
import { createDonations } from '../donations/createDonations.js';
import type { Database } from '../store/database.js';
import type { NewDonation } from '../store/rows.js';

export const createStoredDonations = (database: Database) => createDonations(database, standardAreas);

const places = {
  mission: { latitude: 37.7599, longitude: -122.4148, locationName: 'Mission District, San Francisco' },
  castro: { latitude: 37.7609, longitude: -122.435, locationName: 'Castro, San Francisco' },
  sunset: { latitude: 37.7557, longitude: -122.494, locationName: 'Outer Sunset, San Francisco' },
  city: { latitude: 37.7749, longitude: -122.4194, locationName: 'San Francisco, CA' },
} as const;

export function aDonation(overrides: Partial<NewDonation> = {}): NewDonation {
  return {
    title: 'A thing',
    description: 'In good condition.',
    category: 'Women',
    images: ['https://pictures.example/thing.jpg'],
    userId: 1,
    ...places.city,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...overrides,
  };
}

export const someDonations: readonly NewDonation[] = [
  aDonation({
    title: 'Rain boots, three pairs',
    description: 'Sizes 9 to 12.',
    category: 'Footwear',
    ...places.mission,
  }),
  aDonation({
    title: 'Charcoal suit',
    description: 'Jacket 40R. Good for interviews.',
    category: 'Professional',
    ...places.castro,
  }),
  aDonation({ title: 'Blue parka', description: 'Warm, with a hood.', category: 'Seasonal', ...places.sunset }),
  aDonation({ title: 'Denim jacket', description: 'That soft one.', category: 'Men', ...places.mission }),
  aDonation({ title: 'Straw hat', description: 'For the beach.', category: 'Accessories', ...places.castro }),
  aDonation({ title: 'Kids snow suit', description: 'Fits a 4 year old.', category: 'Children', ...places.sunset }),
];
