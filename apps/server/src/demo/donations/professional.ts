import { closeUp, cloth, flat, onHanger, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

const pinstripe = cloth('night', 'pinstripe', 'washed');
const herringbone = cloth('camel', 'herringbone');

export const professional: readonly DemoDonation[] = [
  {
    title: 'Navy pinstripe suit, 40R',
    description:
      'Jacket 40 regular, pants 34/31, dry-cleaned and in its bag. It got me my first job in this city and my second. I would love it to go to somebody with an interview next week: write to me and I will bring it to the station nearest to you.',
    category: 'Professional',
    userId: 10,
    ...near('West Portal', -1, 1),
    postedHoursAgo: 7,
    pictures: [
      {
        scene: onHanger('oat', 'panel'),
        pieces: [
          { garment: 'blazer', fabric: pinstripe, under: 'tie', tie: cloth('clay', 'dots', 'cream') },
          { garment: 'pants', style: 'tailored', fabric: pinstripe },
        ],
      },
      {
        scene: closeUp('oat', 2.2),
        pieces: [{ garment: 'blazer', fabric: pinstripe, under: 'tie', tie: cloth('clay', 'dots', 'cream') }],
      },
    ],
  },
  {
    title: 'Herringbone blazer, women’s 10',
    description:
      'Camel wool, one inside pocket, horn buttons. It turns jeans into an outfit. I work from home in slippers now.',
    category: 'Professional',
    userId: 6,
    ...near('Pacific Heights', 1, 2),
    postedHoursAgo: 57,
    pictures: [
      {
        scene: onHanger('sky', 'window'),
        pieces: [{ garment: 'blazer', fabric: herringbone, buttons: 'cocoa', under: 'none' }],
      },
      {
        scene: closeUp('sky', 2.2),
        pieces: [{ garment: 'blazer', fabric: herringbone, buttons: 'cocoa', under: 'none' }],
      },
    ],
  },
  {
    title: 'White work shirt, fitted',
    description:
      'Women’s S, crisp cotton, easy to iron. Two missing buttons were replaced with their cousins; you have to look hard.',
    category: 'Professional',
    userId: 3,
    ...near('SoMa', 0, -1),
    postedHoursAgo: 117,
    pictures: [
      { scene: onHanger('dusk', 'panel'), pieces: [{ garment: 'shirt', cut: 'fitted', fabric: cloth('white') }] },
    ],
  },
  {
    title: 'Charcoal pencil skirt',
    description: 'Size 12, lined, with a kick pleat for walking up Nob Hill. Sits at the waist, ends at the knee.',
    category: 'Professional',
    userId: 2,
    ...near('Nob Hill', -1, 1),
    postedHoursAgo: 195,
    pictures: [
      { scene: onHanger('rose', 'panel'), pieces: [{ garment: 'skirt', style: 'pencil', fabric: cloth('charcoal') }] },
    ],
  },
  {
    title: 'Oxford shoes, men’s 9½',
    description:
      'Brown leather, re-heeled, polished this morning while listening to the ball game. They have been to court (as a witness).',
    category: 'Professional',
    userId: 7,
    ...near('Castro', 1, 2),
    postedHoursAgo: 236,
    pictures: [
      {
        scene: standing('butter', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'oxfords', fabric: cloth('cocoa'), trim: 'sand', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Little navy dress for big days',
    description:
      'Size 8, sleeveless, a cream edge at the neck. Interviews, openings, one very short speech. Lined and washable.',
    category: 'Professional',
    userId: 11,
    ...near('Hayes Valley', -2, 1),
    postedHoursAgo: 312,
    pictures: [
      {
        scene: onHanger('clay', 'leaves'),
        pieces: [{ garment: 'dress', style: 'shift', fabric: cloth('night'), trim: 'cream' }],
      },
    ],
  },
  {
    title: 'Checked suit vest, size M',
    description: 'Gray with a fine window check, five buttons, adjustable back. A waiter’s vest of good manners.',
    category: 'Professional',
    userId: 14,
    ...near('Portola', -2, -1),
    postedHoursAgo: 395,
    pictures: [
      {
        scene: onHanger('sage', 'leaves'),
        pieces: [{ garment: 'dressVest', fabric: cloth('stone', 'windowpane', 'ink') }],
      },
    ],
  },
  {
    title: 'Pressed pants, 32/32, and a blue shirt',
    description:
      'For the first week of a new job: gray wool-blend pants and a pale blue shirt, neck 15. They have only ever met friendly colleagues.',
    category: 'Professional',
    userId: 5,
    ...near('Parkside', -2, -1),
    postedHoursAgo: 505,
    pictures: [
      {
        scene: onHanger('linen', 'window'),
        pieces: [
          { garment: 'shirt', fabric: cloth('sky'), trim: 'white' },
          { garment: 'pants', style: 'tailored', fabric: cloth('stone') },
        ],
      },
    ],
  },
  {
    title: 'Cream blouse with a round collar',
    description:
      'Size 6, three pearl buttons, from a library that had a dress code until 2019. Soft, opaque, never needs ironing if you hang it in the shower.',
    category: 'Professional',
    userId: 12,
    ...near('Ingleside', 1, 1),
    postedHoursAgo: 720,
    pictures: [
      {
        scene: onLine('forest', 'hills'),
        pieces: [{ garment: 'blouse', collar: 'round', fabric: cloth('cream'), trim: 'sky' }],
      },
    ],
  },
  {
    title: 'Five office shirts, folded',
    description:
      'Neck 16, sleeves 34, all ironed. Retired last Friday and have no intention of ever wearing a collar again!',
    category: 'Professional',
    userId: 13,
    ...near('Russian Hill', -1, 2),
    postedHoursAgo: 960,
    pictures: [
      {
        scene: standing('dusk', 'shelf'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('white'),
            below: [
              cloth('sky'),
              cloth('white', 'gingham', 'denim'),
              cloth('washed'),
              cloth('cream', 'pinstripe', 'clay'),
            ],
          },
        ],
      },
      {
        scene: flat('dusk', 'planks'),
        pieces: [
          { garment: 'folded', style: 'shirt', fabric: cloth('white', 'gingham', 'denim') },
          { garment: 'folded', style: 'shirt', fabric: cloth('cream', 'pinstripe', 'clay') },
        ],
      },
    ],
  },
];
