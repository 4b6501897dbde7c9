import { closeUp, cloth, flat, onHanger, onLine, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

const blossoms = cloth('marigold', 'floral', 'cream', 'clay');
const bretonStripes = cloth('white', 'breton', 'indigo');
const roses = cloth('cream', 'floral', 'rose', 'moss');

export const women: readonly DemoDonation[] = [
  {
    title: 'Marigold sundress with a sash',
    description:
      'Size M (US 8), cotton, with pockets! I wore it to three weddings and every farmers’ market of 2023. The sash ties at the back, so it is kind to a changing waist.',
    category: 'Women',
    userId: 4,
    ...near('Mission District', 3, -2),
    postedHoursAgo: 9,
    pictures: [
      { scene: onLine('sky', 'garden'), pieces: [{ garment: 'dress', style: 'sun', fabric: blossoms, trim: 'clay' }] },
      { scene: closeUp('sky', 2), pieces: [{ garment: 'dress', style: 'sun', fabric: blossoms, trim: 'clay' }] },
    ],
  },
  {
    title: 'Breton top, long sleeves',
    description:
      'Size S, thick cotton that has kept its shape. One tiny darn at the left cuff, done in matching thread. Pickup any evening after six.',
    category: 'Women',
    userId: 2,
    ...near('Outer Richmond', 1, 4),
    postedHoursAgo: 31,
    pictures: [
      {
        scene: onLine('butter', 'roofs'),
        pieces: [{ garment: 'tshirt', sleeves: 'long', fabric: bretonStripes, trim: 'white' }],
      },
    ],
  },
  {
    title: 'Rose-print blouse with a bow',
    description:
      'Size 10, from my teaching days. The bow is sewn on, so it never comes undone in the middle of a sentence. Freshly washed, smoke-free home.',
    category: 'Women',
    userId: 6,
    ...near('Noe Valley', -2, 2),
    postedHoursAgo: 77,
    pictures: [
      { scene: onLine('sage', 'garden'), pieces: [{ garment: 'blouse', collar: 'bow', fabric: roses, trim: 'rose' }] },
      { scene: closeUp('sage', 2), pieces: [{ garment: 'blouse', collar: 'bow', fabric: roses, trim: 'rose' }] },
    ],
  },
  {
    title: 'Forest-green wrap dress',
    description:
      'Size L, viscose, falls just below the knee. A dress that makes you stand up straight. I have two and only need one.',
    category: 'Women',
    userId: 9,
    ...near('Hayes Valley', 1, -2),
    postedHoursAgo: 122,
    pictures: [
      {
        scene: onHanger('linen', 'leaves'),
        pieces: [{ garment: 'dress', style: 'wrap', fabric: cloth('forest', 'leaves', 'sage', 'butter') }],
      },
    ],
  },
  {
    title: 'Polka-dot midi skirt',
    description:
      'Size 8, terracotta with cream dots, zipper at the side. It twirls. My daughter says I must let somebody else twirl now.',
    category: 'Women',
    userId: 1,
    ...near('Glen Park', 2, -1),
    postedHoursAgo: 168,
    pictures: [
      {
        scene: onLine('linen', 'roofs'),
        pieces: [{ garment: 'skirt', style: 'flared', fabric: cloth('terracotta', 'dots', 'cream') }],
      },
    ],
  },
  {
    title: 'Dusty-rose cardigan',
    description:
      'Size M, merino and cotton. All five buttons are there, with a spare in the pocket. Hand wash and dry it flat, and it will outlive us both.',
    category: 'Women',
    userId: 11,
    ...near('Cole Valley', -1, 2),
    postedHoursAgo: 265,
    pictures: [
      {
        scene: onHanger('sky', 'leaves'),
        pieces: [{ garment: 'cardigan', fabric: cloth('rose', 'knit'), buttons: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Vestido largo color cereza',
    description:
      'Talla mediana, usado una sola vez en la boda de mi prima. Está limpio y planchado. Se lo regalo con mucho cariño a una muchacha que lo necesite para su graduación; puede recogerlo los sábados por la mañana.',
    category: 'Women',
    userId: 12,
    ...near('Mission District', -4, 3),
    postedHoursAgo: 318,
    pictures: [
      {
        scene: onLine('lilac', 'wall'),
        pieces: [{ garment: 'dress', style: 'gown', fabric: cloth('berry'), trim: 'rose' }],
      },
    ],
  },
  {
    title: 'Maternity bundle: two tops and soft pants',
    description:
      'Sizes S to M. Two loose tops and stretchy pants that got me from month four to the hospital door. Everything is clean; the striped one has a faint tea mark near the hem that nobody but me will find.',
    category: 'Women',
    userId: 8,
    ...near('Inner Sunset', 2, 3),
    postedHoursAgo: 402,
    pictures: [
      {
        scene: onLine('rose', 'hills'),
        pieces: [
          { garment: 'blouse', collar: 'vee', fabric: cloth('sky', 'dots', 'white') },
          { garment: 'pants', style: 'leggings', fabric: cloth('ink'), trim: 'charcoal' },
          { garment: 'tshirt', sleeves: 'none', fabric: cloth('blush', 'breton', 'clay'), trim: 'clay' },
        ],
      },
    ],
  },
  {
    title: 'High-waisted indigo jeans',
    description:
      'Waist 29, leg 30. Broken in but not broken: the knees are whole and the zipper is new. I bike everywhere now and live in leggings.',
    category: 'Women',
    userId: 3,
    ...near('NoPa', 0, -3),
    postedHoursAgo: 611,
    pictures: [
      {
        scene: flat('oat', 'planks'),
        pieces: [{ garment: 'folded', style: 'jeans', fabric: cloth('indigo', 'denim') }],
      },
      {
        scene: onLine('oat', 'roofs'),
        pieces: [{ garment: 'pants', style: 'jeans', fabric: cloth('indigo', 'denim') }],
      },
    ],
  },
  {
    title: 'Mustard sweater, folded and ready',
    description:
      'Size L, lambswool, a little pilled under the arms as honest sweaters are. Warm enough for Ocean Beach in July.',
    category: 'Women',
    userId: 5,
    ...near('Outer Sunset', 3, -3),
    postedHoursAgo: 890,
    pictures: [
      {
        scene: flat('rose', 'linen', 'thread'),
        pieces: [{ garment: 'folded', style: 'sweater', fabric: cloth('marigold', 'knit') }],
      },
    ],
  },
];
