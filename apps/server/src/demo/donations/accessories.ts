import { closeUp, cloth, flat, onHook, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

export const accessories: readonly DemoDonation[] = [
  {
    title: 'Teal school backpack',
    description:
      'Fits a laptop, three books and a packed lunch. Both buckles close with a good click. The name inside is inked out and ready for the next one.',
    category: 'Accessories',
    userId: 3,
    ...near('Chinatown', 1, 0),
    postedHoursAgo: 19,
    pictures: [
      { scene: onHook('rose', 'panel'), pieces: [{ garment: 'backpack', fabric: cloth('teal'), trim: 'tan' }] },
      { scene: closeUp('rose', 1.6), pieces: [{ garment: 'backpack', fabric: cloth('teal'), trim: 'tan' }] },
    ],
  },
  {
    title: 'Leather handbag with a brass clasp',
    description:
      'Chestnut brown, my aunt’s, from a shop on Market Street that is long gone. The lining is clean and the clasp still says “tock”.',
    category: 'Accessories',
    userId: 6,
    ...near('Nob Hill', 1, -2),
    postedHoursAgo: 88,
    pictures: [
      { scene: standing('sage', 'shelf'), pieces: [{ garment: 'handbag', fabric: cloth('tan'), trim: 'marigold' }] },
    ],
  },
  {
    title: 'Canvas tote with a heart',
    description: 'Holds a week of vegetables from the Alemany market. Natural canvas, blue handles, washed soft.',
    category: 'Accessories',
    userId: 1,
    ...near('Glen Park', 3, 1),
    postedHoursAgo: 145,
    pictures: [
      { scene: onHook('sky', 'window'), pieces: [{ garment: 'tote', fabric: cloth('cream'), trim: 'indigo' }] },
    ],
  },
  {
    title: 'Three good neckties',
    description:
      'Stripes, dots and diamonds: silk, pressed, no soup. For an interview, a wedding or a child who wants to be a magician.',
    category: 'Accessories',
    userId: 10,
    ...near('West Portal', 2, -1),
    postedHoursAgo: 212,
    pictures: [
      {
        scene: onHook('linen', 'window'),
        pieces: [
          { garment: 'tie', fabric: cloth('indigo', 'stripes', 'marigold') },
          { garment: 'tie', fabric: cloth('clay', 'dots', 'cream') },
          { garment: 'tie', fabric: cloth('forest', 'argyle', 'sage', 'cream') },
        ],
      },
    ],
  },
  {
    title: 'Leather belts, 32 to 36',
    description: 'Tan, black and oxblood, one extra hole each, made neatly with a proper punch. Take one or take all.',
    category: 'Accessories',
    userId: 14,
    ...near('SoMa', 2, -2),
    postedHoursAgo: 277,
    pictures: [
      {
        scene: onHook('oat', 'panel'),
        pieces: [
          { garment: 'belt', fabric: cloth('tan') },
          { garment: 'belt', fabric: cloth('ink'), metal: 'pearl' },
          { garment: 'belt', fabric: cloth('berry') },
        ],
      },
    ],
  },
  {
    title: 'Straw hat with a red ribbon',
    description:
      'One size, wide brim, keeps its shape in a suitcase. My skin doctor says wear it; my bicycle says otherwise.',
    category: 'Accessories',
    userId: 11,
    ...near('Dogpatch', -1, -2),
    postedHoursAgo: 349,
    pictures: [
      { scene: flat('sky', 'linen', 'sprig'), pieces: [{ garment: 'sunhat', fabric: cloth('butter'), trim: 'clay' }] },
    ],
  },
  {
    title: 'Brown leather gloves, lined',
    description:
      'Women’s M, wool lining. They have held many bus straps. A stitch was renewed at the right thumb, and it is stronger than the rest.',
    category: 'Accessories',
    userId: 2,
    ...near('Japantown', 0, 1),
    postedHoursAgo: 470,
    pictures: [
      {
        scene: flat('oat', 'linen'),
        pieces: [{ garment: 'mittens', style: 'gloves', fabric: cloth('cocoa'), trim: 'camel' }],
      },
    ],
  },
  {
    title: 'Green baseball cap',
    description:
      'Adjustable, hardly worn, no logo at all. It turns out that I am not a cap person, after forty years of trying.',
    category: 'Accessories',
    userId: 9,
    ...near('Mission Bay', 1, -1),
    postedHoursAgo: 630,
    pictures: [
      { scene: standing('rose', 'shelf'), pieces: [{ garment: 'cap', fabric: cloth('forest'), trim: 'cream' }] },
    ],
  },
  {
    title: 'Dotted umbrella, barely rained on',
    description:
      'Clay red with cream dots and a wooden handle. Opens with a push, survives a Sansome Street gust. One rib was mended.',
    category: 'Accessories',
    userId: 13,
    ...near('North Beach', -3, 1),
    postedHoursAgo: 820,
    pictures: [
      {
        scene: standing('sage', 'tiles'),
        pieces: [{ garment: 'umbrella', fabric: cloth('clay', 'dots', 'cream'), trim: 'tan' }],
      },
    ],
  },
  {
    title: '絲質圍巾',
    slug: 'silk-scarf',
    description: '淺綠色花卉圖案,八成新,已清洗乾淨。送給喜歡的街坊,週末下午可以來取。',
    category: 'Accessories',
    userId: 4,
    ...near('Chinatown', -1, 1),
    postedHoursAgo: 1130,
    pictures: [
      {
        scene: onLine('sage', 'roofs'),
        pieces: [{ garment: 'scarf', fabric: cloth('mint', 'floral', 'rose', 'moss') }],
      },
    ],
  },
];
