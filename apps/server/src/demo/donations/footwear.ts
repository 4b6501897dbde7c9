import { cloth, flat, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

export const footwear: readonly DemoDonation[] = [
  {
    title: 'Red high-tops, US 9',
    description:
      'Canvas, with new white laces. Bought in a hopeful half size down. Worn twice, indoors, with regret; they deserve pavement.',
    category: 'Footwear',
    userId: 13,
    ...near('North Beach', -1, -2),
    postedHoursAgo: 12,
    pictures: [
      {
        scene: standing('sky', 'step'),
        pieces: [{ garment: 'shoes', style: 'hightops', fabric: cloth('clay'), trim: 'cream', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Yellow rain boots, kids 13',
    description:
      'For puddles of every depth. A scuff on the left toe from a scooter. The handles mean that a four-year-old can do it alone, loudly.',
    category: 'Footwear',
    userId: 8,
    ...near('Inner Sunset', 0, 2),
    postedHoursAgo: 50,
    pictures: [
      {
        scene: standing('dusk', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'rainboots', fabric: cloth('marigold'), trim: 'cream', sole: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Hiking boots, men’s 10½',
    description:
      'Leather, waterproofed this spring. They have been up Mount Tam more often than I can count and have years left in the soles. My ankle does not.',
    category: 'Footwear',
    userId: 7,
    ...near('Castro', -2, 1),
    postedHoursAgo: 105,
    pictures: [
      {
        scene: standing('butter', 'bench'),
        pieces: [{ garment: 'shoes', style: 'boots', fabric: cloth('tan'), trim: 'cocoa', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Everyday sneakers, women’s 8',
    description:
      'Denim blue with a cream stripe, washed in the machine and dried in the sun. Comfortable from the first step. Insoles are new.',
    category: 'Footwear',
    userId: 4,
    ...near('Mission District', 4, 0),
    postedHoursAgo: 154,
    pictures: [
      {
        scene: standing('linen', 'bench'),
        pieces: [{ garment: 'shoes', style: 'sneakers', fabric: cloth('denim'), trim: 'cream', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Party heels in cherry, size 7',
    description:
      'Three-inch heel, a small bow, danced in twice. The tips were replaced by the cobbler on Clement Street.',
    category: 'Footwear',
    userId: 2,
    ...near('Inner Richmond', 1, -1),
    postedHoursAgo: 230,
    pictures: [
      {
        scene: standing('sky', 'shelf'),
        pieces: [{ garment: 'shoes', style: 'heels', fabric: cloth('berry'), trim: 'blush', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Ballet flats, blush pink, US 6',
    description:
      'Soft leather, fold in half for a handbag. A little wear inside at the heel, none outside. From a pet-free home, sadly.',
    category: 'Footwear',
    userId: 6,
    ...near('Pacific Heights', -2, 1),
    postedHoursAgo: 328,
    pictures: [
      {
        scene: standing('sage', 'bench'),
        pieces: [{ garment: 'shoes', style: 'flats', fabric: cloth('rose'), trim: 'cream', sole: 'cocoa' }],
      },
    ],
  },
  {
    title: 'Two-strap sandals, EU 41',
    description: 'Cork footbed, leather straps. They know the way to the beach. Room for a wide foot.',
    category: 'Footwear',
    userId: 5,
    ...near('Outer Sunset', 0, -2),
    postedHoursAgo: 415,
    pictures: [
      {
        scene: standing('butter', 'step'),
        pieces: [{ garment: 'shoes', style: 'sandals', fabric: cloth('camel'), trim: 'pearl', sole: 'sand' }],
      },
    ],
  },
  {
    title: 'Chelsea boots, women’s 9',
    description:
      'Chocolate brown, elastic still lively. Resoled in October. I keep reaching for my other pair, so somebody else should reach for these.',
    category: 'Footwear',
    userId: 9,
    ...near('Lower Haight', 1, -1),
    postedHoursAgo: 566,
    pictures: [
      {
        scene: standing('rose', 'tiles'),
        pieces: [{ garment: 'shoes', style: 'chelsea', fabric: cloth('cocoa'), trim: 'ink', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Velcro school shoes, kids 1',
    description:
      'Bright, easy, indestructible. For children who would rather run than tie. The soles were bought with growing room that he used up in a month.',
    category: 'Footwear',
    userId: 12,
    ...near('Excelsior', -2, 2),
    postedHoursAgo: 668,
    pictures: [
      {
        scene: standing('rose', 'bench'),
        pieces: [{ garment: 'shoes', style: 'straps', fabric: cloth('marigold'), trim: 'indigo', sole: 'cream' }],
      },
    ],
  },
  {
    title: 'Six pairs of hand-knitted socks',
    description:
      'Sizes 7 to 9. My mother knits faster than we have feet. Two pairs are in the picture; the other four are just as cheerful.',
    category: 'Footwear',
    userId: 1,
    ...near('Glen Park', -2, 1),
    postedHoursAgo: 845,
    pictures: [
      {
        scene: onLine('linen', 'garden'),
        pieces: [
          { garment: 'socks', fabric: cloth('marigold', 'stripes', 'teal') },
          { garment: 'socks', fabric: cloth('rose', 'dots', 'white'), trim: 'clay' },
        ],
      },
      {
        scene: flat('linen', 'planks', 'thread'),
        pieces: [
          { garment: 'socks', fabric: cloth('sage', 'fairisle', 'cream', 'clay'), trim: 'forest' },
          { garment: 'socks', fabric: cloth('denim', 'breton', 'cream'), trim: 'marigold' },
        ],
      },
    ],
  },
];
