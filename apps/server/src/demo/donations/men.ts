import { closeUp, cloth, flat, onHanger, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

const blueGingham = cloth('white', 'gingham', 'denim');
const truckerDenim = cloth('denim', 'denim');

export const men: readonly DemoDonation[] = [
  {
    title: 'Denim jacket, worn in',
    description:
      'Men’s M. Twelve years of weekends have made it soft; the elbows are strong and every button snaps. Looking for someone to give it the next twelve.',
    category: 'Men',
    userId: 7,
    ...near('Haight-Ashbury', 1, 1),
    postedHoursAgo: 5,
    pictures: [
      { scene: onLine('linen', 'garden'), pieces: [{ garment: 'jacket', style: 'denim', fabric: truckerDenim }] },
      { scene: closeUp('linen', 2.3), pieces: [{ garment: 'jacket', style: 'denim', fabric: truckerDenim }] },
    ],
  },
  {
    title: 'Blue gingham shirt',
    description:
      'Neck 15½, regular fit, all cotton. My husband grew out of it sideways. Ironed and on a hanger, which you may keep.',
    category: 'Men',
    userId: 6,
    ...near('Noe Valley', 3, -2),
    postedHoursAgo: 44,
    pictures: [
      { scene: onLine('rose', 'wall'), pieces: [{ garment: 'shirt', fabric: blueGingham }] },
      { scene: closeUp('linen'), pieces: [{ garment: 'shirt', fabric: blueGingham }] },
    ],
  },
  {
    title: 'Green cable-knit turtleneck',
    description:
      'Size L, heavy wool from a charity fair in Donegal. A touch scratchy, very honest. I moved to an apartment with heating.',
    category: 'Men',
    userId: 10,
    ...near('West Portal', 1, 2),
    postedHoursAgo: 96,
    pictures: [
      {
        scene: onHanger('clay', 'window'),
        pieces: [{ garment: 'sweater', neck: 'roll', fabric: cloth('moss', 'cable') }],
      },
    ],
  },
  {
    title: 'Three plain tees, size L',
    description:
      'White, sage and navy, a three-pack bought by mistake and washed once before I noticed. Perfect for anyone starting over with an empty drawer.',
    category: 'Men',
    userId: 2,
    ...near('Tenderloin', 1, 1),
    postedHoursAgo: 139,
    pictures: [
      {
        scene: onLine('butter', 'hills'),
        pieces: [
          { garment: 'tshirt', fabric: cloth('white') },
          { garment: 'tshirt', fabric: cloth('sage') },
          { garment: 'tshirt', fabric: cloth('indigo') },
        ],
      },
    ],
  },
  {
    title: 'Argyle V-neck sweater',
    description:
      'Size M, lambswool, in the colors of a good cookie. It belonged to my grandfather, who would be pleased to see it at work again.',
    category: 'Men',
    userId: 13,
    ...near('Russian Hill', -2, -2),
    postedHoursAgo: 201,
    pictures: [
      {
        scene: onLine('sage', 'roofs'),
        pieces: [
          { garment: 'sweater', neck: 'vee', fabric: cloth('camel', 'argyle', 'cocoa', 'cream'), trim: 'cocoa' },
        ],
      },
    ],
  },
  {
    title: 'Olive bomber jacket',
    description:
      'Men’s L, light lining, two deep pockets. The zipper sticks a little at the very top; candle wax cures it for a month at a time.',
    category: 'Men',
    userId: 14,
    ...near('SoMa', -3, 2),
    postedHoursAgo: 289,
    pictures: [
      {
        scene: onHanger('sage', 'panel'),
        pieces: [{ garment: 'jacket', style: 'bomber', fabric: cloth('olive'), trim: 'ink' }],
      },
    ],
  },
  {
    title: 'Brown corduroy pants',
    description:
      'Waist 33, leg 32. Thick-ribbed cord in tobacco brown, with a slight shine at the knees that I call character.',
    category: 'Men',
    userId: 1,
    ...near('Glen Park', -1, -2),
    postedHoursAgo: 340,
    pictures: [
      {
        scene: onLine('sky', 'bay'),
        pieces: [{ garment: 'pants', style: 'cord', fabric: cloth('tan', 'corduroy', 'cocoa') }],
      },
    ],
  },
  {
    title: 'Flannel pajamas with moons',
    description:
      'Men’s M, brushed cotton, pants with a drawstring. A gift in the wrong size, worn never. Sleep well, whoever you are. 🌙',
    category: 'Men',
    userId: 5,
    ...near('Outer Sunset', -2, 3),
    postedHoursAgo: 456,
    pictures: [
      {
        scene: onLine('dusk', 'hills'),
        pieces: [
          { garment: 'shirt', fabric: cloth('night', 'moons', 'butter', 'cream') },
          { garment: 'pants', style: 'pajama', fabric: cloth('night', 'moons', 'butter', 'cream') },
        ],
      },
    ],
  },
  {
    title: 'Weekend bundle: tied and folded',
    description:
      'Five pieces, size L: two long-sleeved tops, a sweatshirt, jeans (34/32) and a rust-red sweater. All washed in the same unscented powder. Take the lot rather than single things, please; the twine is included.',
    category: 'Men',
    userId: 9,
    ...near('Potrero Hill', -2, 1),
    postedHoursAgo: 540,
    pictures: [
      {
        scene: standing('butter', 'bench'),
        pieces: [
          {
            garment: 'stack',
            fabric: cloth('clay'),
            below: [cloth('cream', 'stripes', 'denim'), cloth('sage'), cloth('indigo', 'denim'), cloth('marigold')],
            tied: true,
          },
        ],
      },
    ],
  },
  {
    title: 'Linen shirt for hot days',
    description:
      'Size M, short sleeves, pale blue pinstripe. For the four hot days this city gives us each year. Folded beside a white one that goes with it.',
    category: 'Men',
    userId: 7,
    ...near('Castro', 2, -1),
    postedHoursAgo: 1012,
    pictures: [
      {
        scene: flat('linen', 'planks', 'pegs'),
        pieces: [
          { garment: 'folded', style: 'shirt', fabric: cloth('sky', 'pinstripe', 'denim') },
          { garment: 'folded', style: 'shirt', fabric: cloth('white') },
        ],
      },
    ],
  },
];
