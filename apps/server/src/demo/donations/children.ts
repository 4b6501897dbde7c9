import { closeUp, cloth, flat, onHanger, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

const heartOveralls = cloth('washed', 'denim');
const fairIsle = cloth('clay', 'fairisle', 'cream', 'marigold');

export const children: readonly DemoDonation[] = [
  {
    title: 'Overalls with a heart pocket (4-5y)',
    description:
      'Soft washed denim, adjustable straps, one heart. Two sisters have worn them down the same slide. The knees are still there, which is a miracle.',
    category: 'Children',
    userId: 8,
    ...near('Inner Sunset', -3, -2),
    postedHoursAgo: 4,
    pictures: [
      {
        scene: onLine('sage', 'hills'),
        pieces: [{ garment: 'overalls', fabric: heartOveralls, patch: 'heart', trim: 'clay' }],
      },
      {
        scene: closeUp('sage', 2),
        pieces: [{ garment: 'overalls', fabric: heartOveralls, patch: 'heart', trim: 'clay' }],
      },
    ],
  },
  {
    title: 'Kids Clothing Bundle (3-5y)',
    description:
      'Three T-shirts and a pair of shorts, size 3 to 5 years, all cotton and all washed. Our son has shot up since the summer. A small grass stain on the striped one: a souvenir of the best goal of his career.',
    category: 'Children',
    userId: 1,
    ...near('Glen Park', 1, 2),
    postedHoursAgo: 26,
    pictures: [
      {
        scene: onLine('linen', 'hills'),
        pieces: [
          { garment: 'tshirt', fit: 'child', fabric: cloth('marigold', 'stripes', 'cream') },
          { garment: 'pants', style: 'shorts', fit: 'child', fabric: cloth('denim'), trim: 'cream' },
          { garment: 'tshirt', fit: 'child', fabric: cloth('sage'), print: 'heart' },
        ],
      },
      {
        scene: standing('linen', 'shelf'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('sky', 'dots', 'white'),
            below: [cloth('sage'), cloth('marigold', 'stripes', 'cream'), cloth('denim')],
          },
        ],
      },
    ],
  },
  {
    title: 'Star sleepsuit, 3-6 months',
    description:
      'Mint green with stars, snaps all the way down for changes in the dark. Worn for five weeks; babies do not read labels.',
    category: 'Children',
    userId: 11,
    ...near('Cole Valley', 2, 1),
    postedHoursAgo: 60,
    pictures: [
      {
        scene: onLine('butter', 'wall'),
        pieces: [{ garment: 'sleepsuit', fabric: cloth('mint', 'stars', 'white', 'marigold') }],
      },
    ],
  },
  {
    title: 'Bear and cloud bodysuits for a newborn',
    description:
      '0-3 months, envelope necks, two of them with one brave bear and one small cloud. Boil-washed and line-dried. Lullaby not included.',
    category: 'Children',
    userId: 4,
    ...near('Mission District', 0, 4),
    postedHoursAgo: 112,
    pictures: [
      {
        scene: onLine('sky', 'wall'),
        pieces: [
          { garment: 'bodysuit', motif: 'bear', fabric: cloth('butter') },
          { garment: 'bodysuit', motif: 'cloud', fabric: cloth('washed') },
        ],
      },
    ],
  },
  {
    title: 'Gingham party dress (age 6)',
    description: 'Puffed sleeves and a white collar, worn to one birthday and one school photograph. Fits a slim six.',
    category: 'Children',
    userId: 3,
    ...near('NoPa', -2, 2),
    postedHoursAgo: 188,
    pictures: [
      {
        scene: onLine('rose', 'garden'),
        pieces: [{ garment: 'dress', style: 'girl', fabric: cloth('sky', 'gingham', 'denim'), trim: 'white' }],
      },
      {
        scene: closeUp('rose', 2.2),
        pieces: [{ garment: 'dress', style: 'girl', fabric: cloth('sky', 'gingham', 'denim'), trim: 'white' }],
      },
    ],
  },
  {
    title: 'Fair Isle sweater, age 8',
    description:
      'Knitted by a great-aunt who counts in stitches, not in years. Washable wool, no itch, hardly worn because our boy prefers hoods.',
    category: 'Children',
    userId: 13,
    ...near('Russian Hill', 1, 1),
    postedHoursAgo: 244,
    pictures: [
      {
        scene: flat('sage', 'linen', 'thread'),
        pieces: [{ garment: 'sweater', fabric: cloth('cream', 'knit'), yoke: fairIsle, fit: 'child' }],
      },
      {
        scene: closeUp('sage', 2),
        pieces: [{ garment: 'sweater', fabric: cloth('cream', 'knit'), yoke: fairIsle, fit: 'child' }],
      },
    ],
  },
  {
    title: 'Rainbow hoodie, age 7-8',
    description:
      'Teal with a felt rainbow on the chest and a deep pocket for found feathers. The cuffs are a little stretched from being pulled over cold hands.',
    category: 'Children',
    userId: 10,
    ...near('West Portal', -2, -1),
    postedHoursAgo: 301,
    pictures: [
      {
        scene: onHanger('butter', 'panel'),
        pieces: [{ garment: 'hoodie', fabric: cloth('teal'), print: 'arc', lining: 'cream', fit: 'child' }],
      },
    ],
  },
  {
    title: 'Pink tutu for small dancers',
    description:
      'Age 4-6, three layers of tulle and a soft waistband. It has seen two recitals and a great deal of kitchen. Come by and it is yours.',
    category: 'Children',
    userId: 12,
    ...near('Excelsior', 2, -2),
    postedHoursAgo: 385,
    pictures: [
      {
        scene: onLine('sky', 'roofs'),
        pieces: [{ garment: 'skirt', style: 'tutu', fabric: cloth('rose'), trim: 'blush' }],
      },
    ],
  },
  {
    title: 'Striped summer romper (18-24m)',
    description:
      'Peach and cream stripes with buttons down the front. Light, quick to dry, and forgiving of ice cream.',
    category: 'Children',
    userId: 14,
    ...near('Portola', 1, 2),
    postedHoursAgo: 520,
    pictures: [
      {
        scene: flat('rose', 'linen', 'sprig'),
        pieces: [
          { garment: 'sleepsuit', style: 'romper', fabric: cloth('cream', 'stripes', 'peach'), trim: 'terracotta' },
        ],
      },
    ],
  },
  {
    title: 'Corduroy shortalls with a star',
    description:
      'Age 3, toffee-brown cord, straps with two button settings. Hand-me-downs of hand-me-downs, and they still look like this.',
    category: 'Children',
    userId: 8,
    ...near('Inner Sunset', 1, -3),
    postedHoursAgo: 760,
    pictures: [
      {
        scene: onLine('butter', 'garden'),
        pieces: [{ garment: 'overalls', legs: 'short', fabric: cloth('camel', 'corduroy'), patch: 'star' }],
      },
    ],
  },
];
