import { closeUp, cloth, flat, onHanger, onHook, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

export const athletic: readonly DemoDonation[] = [
  {
    title: 'Basketball jersey number 77',
    description:
      'Men’s L, mesh, no name on the back so it can be yours. Retired from a very friendly Tuesday league at Potrero rec.',
    category: 'Athletic',
    userId: 9,
    ...near('Potrero Hill', 1, -2),
    postedHoursAgo: 15,
    pictures: [
      {
        scene: onLine('sky', 'bay'),
        pieces: [{ garment: 'tshirt', sleeves: 'none', fabric: cloth('coral'), print: 'number', trim: 'cream' }],
      },
    ],
  },
  {
    title: 'Running leggings with a pocket',
    description:
      'Women’s M, high waist, a zipped pocket that holds one key and one emergency granola bar. Two half marathons in, still no holes.',
    category: 'Athletic',
    userId: 2,
    ...near('Outer Richmond', -2, -3),
    postedHoursAgo: 68,
    pictures: [
      {
        scene: onLine('rose', 'bay'),
        pieces: [{ garment: 'pants', style: 'leggings', fabric: cloth('plum'), trim: 'coral' }],
      },
    ],
  },
  {
    title: 'Windbreaker in coral and teal',
    description:
      'Unisex S, packs into its own pocket. Made for Lands End on a Sunday: it laughs at fog. Small reflective strip on the back.',
    category: 'Athletic',
    userId: 7,
    ...near('Outer Richmond', 2, -1),
    postedHoursAgo: 133,
    pictures: [
      {
        scene: onHanger('rose', 'leaves'),
        pieces: [{ garment: 'jacket', style: 'windbreaker', fabric: cloth('teal'), trim: 'coral' }],
      },
      {
        scene: closeUp('rose', 1.75),
        pieces: [{ garment: 'jacket', style: 'windbreaker', fabric: cloth('teal'), trim: 'coral' }],
      },
    ],
  },
  {
    title: 'Soccer cleats, youth size 4',
    description:
      'Teal, molded cleats, cleaned with a toothbrush. Our midfielder plays in a 6 now. Good for grass and for the fields at Crocker-Amazon.',
    category: 'Athletic',
    userId: 12,
    ...near('Crocker-Amazon', 1, 1),
    postedHoursAgo: 177,
    pictures: [
      {
        scene: standing('sage', 'step'),
        pieces: [{ garment: 'shoes', style: 'studs', fabric: cloth('teal'), trim: 'cream', sole: 'charcoal' }],
      },
    ],
  },
  {
    title: 'Gray joggers, soft inside',
    description:
      'Men’s M, brushed fleece, deep pockets, ankle cuffs that stay put. Ideal for a cold gym or a warm sofa.',
    category: 'Athletic',
    userId: 14,
    ...near('Mission Bay', -1, -2),
    postedHoursAgo: 256,
    pictures: [
      {
        scene: flat('sage', 'rug'),
        pieces: [{ garment: 'pants', style: 'joggers', fabric: cloth('stone', 'fleece') }],
      },
    ],
  },
  {
    title: 'Two pairs of track shorts',
    description:
      'Women’s S and M, with a side stripe and a proper drawstring. We ran together; one of us moved to Portland.',
    category: 'Athletic',
    userId: 3,
    ...near('Marina', -1, -2),
    postedHoursAgo: 362,
    pictures: [
      {
        scene: onLine('butter', 'bay'),
        pieces: [
          { garment: 'pants', style: 'shorts', fabric: cloth('teal'), trim: 'marigold' },
          { garment: 'pants', style: 'shorts', fabric: cloth('clay'), trim: 'cream' },
        ],
      },
    ],
  },
  {
    title: 'Yoga set: top and leggings',
    description:
      'Women’s L, sage green, from a New Year’s resolution that lasted until the ninth of January. As good as new, no judgement.',
    category: 'Athletic',
    userId: 11,
    ...near('Haight-Ashbury', -2, 2),
    postedHoursAgo: 433,
    pictures: [
      {
        scene: onLine('linen', 'garden'),
        pieces: [
          { garment: 'tshirt', sleeves: 'none', fabric: cloth('sage'), trim: 'forest' },
          { garment: 'pants', style: 'leggings', fabric: cloth('forest') },
        ],
      },
    ],
  },
  {
    title: 'Charcoal zip hoodie',
    description:
      'Men’s XL, fleece inside, with a sunny yellow lining in the hood. Stayed in the boot of the car for emergencies; the emergencies are over.',
    category: 'Athletic',
    userId: 10,
    ...near('Bayview', 2, -1),
    postedHoursAgo: 588,
    pictures: [
      {
        scene: onLine('dusk', 'roofs'),
        pieces: [{ garment: 'hoodie', zip: true, fabric: cloth('charcoal', 'fleece'), lining: 'marigold' }],
      },
    ],
  },
  {
    title: 'Swim-team backpack',
    description:
      'Thirty litres, wipe-clean base, a vent for wet towels. The zips run well and the straps are padded. It smells of nothing, I promise: I washed it twice.',
    category: 'Athletic',
    userId: 5,
    ...near('Parkside', 1, 2),
    postedHoursAgo: 705,
    pictures: [
      { scene: onHook('sky', 'panel'), pieces: [{ garment: 'backpack', fabric: cloth('indigo'), trim: 'coral' }] },
    ],
  },
];
