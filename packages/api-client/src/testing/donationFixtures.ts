import type { Donation } from '../contract/donation.js';

/** Pictures fall back to a drawing if the host does not respond. */
export const fixturePictureHost =
  globalThis.document === undefined ? 'https://clothesline.test' : new URL('.', document.baseURI).href.slice(0, -1);

type Seed = Omit<Donation, 'id' | 'images' | 'status'> & { pictures: string[] };

const seeds: Seed[] = [
  {
    title: 'Rain boots, three pairs',
    description: 'Yellow, green and ladybird. Children sizes 9, 10 and 12. A little mud, no holes.',
    sizes: ['kids 9', 'kids 10', 'kids 12'],
    category: 'Footwear',
    pictures: ['rain-boots'],
    userId: 4,
    latitude: 37.7599,
    longitude: -122.4148,
    locationName: 'Mission District, San Francisco, CA',
    distance: 1.1,
    createdAt: '2026-10-28T16:20:00.000Z',
  },
  {
    title: 'Wool scarves and two hats',
    description: 'Five scarves and two beanies, hand-washed. Take one or take all.',
    category: 'Accessories',
    pictures: ['wool-scarf'],
    userId: 2,
    latitude: 37.7793,
    longitude: -122.4193,
    locationName: 'Civic Center, San Francisco, CA',
    distance: 0.3,
    createdAt: '2026-11-01T09:05:00.000Z',
  },
  {
    title: 'Interview suit, charcoal',
    description: 'Jacket 40R and trousers 32×32. Worn to two interviews, both got the job. May it go on.',
    sizes: ['40R', 'W32 L32'],
    category: 'Professional',
    pictures: ['suit-jacket', 'suit-trousers'],
    userId: 3,
    latitude: 37.7946,
    longitude: -122.3999,
    locationName: 'Financial District, San Francisco, CA',
    distance: 1.7,
    createdAt: '2026-11-03T18:45:00.000Z',
  },
  {
    title: 'Running shorts and tops',
    description: 'Six pieces, size S, quick-dry. The marathon is over.',
    sizes: ['S'],
    category: 'Athletic',
    pictures: ['running-shorts'],
    userId: 1,
    latitude: 37.7694,
    longitude: -122.4862,
    locationName: 'Golden Gate Park, San Francisco, CA',
    distance: 3.7,
    createdAt: '2026-11-05T07:30:00.000Z',
  },
  {
    title: 'معطف شتوي دافئ للأطفال',
    description: 'معطف أزرق بقبعة، مقاس ٦ سنوات، نظيف ومغسول. يمكن استلامه في المساء.',
    sizes: ['6y'],
    category: 'Children',
    pictures: ['child-coat'],
    userId: 7,
    latitude: 37.7841,
    longitude: -122.4177,
    locationName: 'تندرلوين، سان فرانسيسكو',
    distance: 0.6,
    createdAt: '2026-11-07T20:10:00.000Z',
  },
  {
    title:
      'A whole wardrobe from a friend who moved overseas with one suitcase: linen shirts, corduroy trousers, three cardigans, two coats and a great many very good socks',
    description:
      'Everything is clean, folded and packed in four boxes by kind. The shirts are size M, the trousers 31, the coats fit over a thick jumper. One cardigan has a darned elbow, in the best sense. I would love them to go to one home, but I am glad to split the boxes. There is a lift in the building, and I can help to carry them to a car on most evenings after six and all day on Sundays.',
    sizes: ['M', 'W31'],
    category: 'Men',
    pictures: ['cardigan', 'corduroy-trousers', 'linen-shirt'],
    userId: 5,
    latitude: 37.7785,
    longitude: -122.5058,
    locationName: 'Outer Richmond near Sutro Heights, San Francisco, CA',
    distance: 4.8,
    createdAt: '2026-11-09T12:00:00.000Z',
  },
  {
    title: 'Holiday jumpers',
    description: 'One reindeer, one very large snowflake. Sizes L and XL.',
    sizes: ['L', 'XL'],
    category: 'Seasonal',
    pictures: ['does-not-exist'],
    userId: 6,
    latitude: 37.7516,
    longitude: -122.4477,
    locationName: 'Twin Peaks, San Francisco, CA',
    distance: 2.2,
    createdAt: '2026-11-10T15:15:00.000Z',
  },
  {
    title: 'Summer dresses',
    description: 'Four dresses, size 8 to 10, cotton. The blue one has pockets.',
    sizes: ['8', '10'],
    category: 'Women',
    pictures: ['summer-dress'],
    userId: 2,
    latitude: 37.8003,
    longitude: -122.437,
    locationName: 'Marina District, San Francisco, CA',
    createdAt: '2026-11-12T10:40:00.000Z',
  },
  {
    title: 'Kids Clothing Bundle (3-5y)',
    description: 'Two bags: leggings, T-shirts, pyjamas and a dinosaur costume.',
    sizes: ['3-5y'],
    category: 'Children',
    pictures: ['kids-bundle'],
    userId: 1,
    latitude: 37.7391,
    longitude: -122.4153,
    locationName: 'Bernal Heights, San Francisco, CA',
    distance: 2.5,
    createdAt: '2026-11-14T17:25:00.000Z',
  },
  {
    title: 'Leather belt & canvas bag',
    description: 'Both well used & well kept. 50% of my accessories :)',
    category: 'Accessories',
    pictures: ['canvas-bag'],
    userId: 8,
    latitude: 37.7749,
    longitude: -122.4194,
    locationName: 'San Francisco, CA',
    distance: 0,
    createdAt: '2026-11-16T13:55:00.000Z',
  },
  {
    title: 'Zebra raincoat',
    description: 'Black and white stripes, size M, keeps the fog out. Seen on every walk of Bernal Hill.',
    sizes: ['M'],
    category: 'Seasonal',
    pictures: ['raincoat'],
    userId: 3,
    latitude: 37.7434,
    longitude: -122.4157,
    locationName: 'Bernal Heights, San Francisco, CA',
    distance: 2.2,
    createdAt: '2026-11-18T08:00:00.000Z',
  },
  {
    title: 'Trail shoes, hardly walked',
    description: 'Women’s size 8, waterproof. Bought for a trip that became a sofa.',
    sizes: ['shoe 8'],
    category: 'Footwear',
    pictures: ['trail-shoes'],
    userId: 5,
    latitude: 37.7625,
    longitude: -122.4352,
    locationName: 'Castro, San Francisco, CA',
    distance: 1.2,
    createdAt: '2026-11-19T19:35:00.000Z',
  },
  {
    title: 'Denim jacket',
    description: 'Classic blue, size L, soft from years of wearing. A button is new.',
    sizes: ['L'],
    category: 'Men',
    pictures: ['denim-jacket'],
    userId: 4,
    latitude: 37.7929,
    longitude: -122.4212,
    locationName: 'Nob Hill, San Francisco, CA',
    distance: 1.2,
    createdAt: '2026-11-20T11:10:00.000Z',
  },
  {
    title: 'Cashmere cardigan, rose',
    description: 'Size S. Two tiny moth holes mended, invisible unless you know.',
    sizes: ['S'],
    category: 'Women',
    pictures: ['cashmere-cardigan', 'cashmere-cardigan-sleeve'],
    userId: 6,
    latitude: 37.7648,
    longitude: -122.463,
    locationName: 'Inner Sunset, San Francisco, CA',
    distance: 2.5,
    createdAt: '2026-11-20T21:50:00.000Z',
  },
];

export const fixtureSizes: ReadonlyMap<string, string[]> = new Map(
  seeds.map(({ description, sizes = [] }) => [description, sizes]),
);

/** With pictures at `{host}/pictures/{name}.svg`. */
export function createDonationFixtures(pictureHost = fixturePictureHost): Donation[] {
  return seeds
    .map(({ pictures, sizes: _sizes, ...seed }, index) => ({
      id: index + 1,
      ...seed,
      images: pictures.map((name) => `${pictureHost}/pictures/${name}.svg`),
      status: 'available',
    }))
    .reverse();
}

/** San Francisco, newest first. Includes long text, Arabic, a missing picture, and unknown distances. */
export const donationFixtures: readonly Donation[] = createDonationFixtures();

/** Repeats the fixtures with new ids and titles. */
export function manyDonations(count: number): Donation[] {
  const oldestFirst = donationFixtures.toReversed();
  const rounds = Array.from({ length: Math.ceil(count / oldestFirst.length) }, () => oldestFirst).flat();
  return rounds
    .slice(0, count)
    .map((fixture, index) => ({ ...fixture, id: index + 1, title: `${fixture.title} no. ${index + 1}` }))
    .toReversed();
}
