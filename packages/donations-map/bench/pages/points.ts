export function points(count: number) {
  let seed = 20261121;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const bell = () => (random() + random() + random() + random() - 2) / 2;
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Coat ${index}`,
    description: '',
    category: 'Seasonal',
    images: [],
    userId: 1,
    latitude: 37.77 + bell() * 0.5,
    longitude: -122.4 + bell() * 0.7,
    locationName: 'San Francisco, CA',
    distance: 0,
    status: 'available',
    createdAt: '2026-11-01T00:00:00.000Z',
  }));
}
