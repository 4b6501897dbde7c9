import { closeUp, cloth, flat, onHanger, onHook, onLine, standing, type DemoDonation } from '../demoDonation.js';
import { near } from '../neighborhoods.js';

const zebra = cloth('white', 'zebra', 'ink');
const redTartan = cloth('clay', 'tartan', 'ink', 'butter');
const bobbleHat = cloth('clay', 'fairisle', 'cream', 'ink');

export const seasonal: readonly DemoDonation[] = [
  {
    title: 'Zebra raincoat',
    description:
      'Women’s M, waterproof, with a marigold lining and a hood that fits over a bun. I was never once run over in it. Given away because I am moving somewhere dry; pickup near the top of the hill, evenings and weekends.',
    category: 'Seasonal',
    userId: 11,
    ...near('Bernal Heights', 1, 1),
    postedHoursAgo: 2,
    pictures: [
      {
        scene: onLine('butter', 'hills'),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
      {
        scene: closeUp('butter', 1.45),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
      {
        scene: onHook('rose', 'panel'),
        pieces: [{ garment: 'raincoat', fabric: zebra, lining: 'marigold', buttons: 'marigold' }],
      },
    ],
  },
  {
    title: 'Blue puffer jacket, men’s M',
    description:
      'Warm, light, and only once caught on a fence (patched inside, invisible). For foggy mornings, early shifts or a trip to the snow.',
    category: 'Seasonal',
    userId: 9,
    ...near('Potrero Hill', 0, 2),
    postedHoursAgo: 37,
    pictures: [
      {
        scene: onHanger('linen', 'window'),
        pieces: [{ garment: 'puffer', fabric: cloth('indigo'), trim: 'marigold' }],
      },
    ],
  },
  {
    title: 'معطف مطر أصفر للأطفال',
    slug: 'yellow-childrens-raincoat',
    description:
      'مقاس ٦ سنوات، نظيف وبحالة ممتازة، له غطاء رأس وجيبان كبيران. كبر ابني عليه ونتمنى أن يُفرح طفلاً آخر. يمكن الاستلام مساءً بعد السادسة.',
    category: 'Seasonal',
    userId: 8,
    ...near('Visitacion Valley', 2, -1),
    postedHoursAgo: 82,
    pictures: [
      {
        scene: onHook('sky', 'panel'),
        pieces: [{ garment: 'raincoat', fit: 'child', fabric: cloth('marigold'), lining: 'denim' }],
      },
    ],
  },
  {
    title: 'Camel wool coat with a plaid scarf',
    description:
      'Women’s 12, double-breasted, heavy in the good way. The scarf has always gone with it, and they would like to stay together.',
    category: 'Seasonal',
    userId: 6,
    ...near('Noe Valley', 0, -3),
    postedHoursAgo: 128,
    pictures: [
      { scene: onHanger('rose', 'window'), pieces: [{ garment: 'coat', fabric: cloth('camel'), scarf: redTartan }] },
      { scene: closeUp('rose', 1.85), pieces: [{ garment: 'coat', fabric: cloth('camel'), scarf: redTartan }] },
    ],
  },
  {
    title: 'Pom-pom beanie, Fair Isle',
    description: 'Knitted on a train to Reno and back. One size fits most heads with opinions. Washed in wool soap.',
    category: 'Seasonal',
    userId: 1,
    ...near('Glen Park', 0, -1),
    postedHoursAgo: 161,
    pictures: [
      { scene: flat('dusk', 'planks'), pieces: [{ garment: 'beanie', fabric: bobbleHat, trim: 'cream' }] },
      {
        scene: onLine('dusk', 'roofs'),
        pieces: [
          { garment: 'beanie', fabric: bobbleHat, trim: 'cream' },
          { garment: 'mittens', fabric: cloth('clay', 'knit'), trim: 'cream' },
        ],
      },
    ],
  },
  {
    title: 'Berry mittens on a string',
    description:
      'Age 5-7. The string goes through the sleeves, so both arrive at school and both come home. That is the whole trick.',
    category: 'Seasonal',
    userId: 12,
    ...near('Excelsior', 0, 3),
    postedHoursAgo: 220,
    pictures: [
      { scene: onLine('sky', 'wall'), pieces: [{ garment: 'mittens', fabric: cloth('berry', 'knit'), trim: 'cream' }] },
    ],
  },
  {
    title: 'Plaid blanket scarf',
    description:
      'Almost six feet of soft acrylic that has been mistaken for cashmere twice. Keeps one person warm on a ferry, or two who like each other.',
    category: 'Seasonal',
    userId: 13,
    ...near('Marina', 0, 2),
    postedHoursAgo: 295,
    pictures: [{ scene: onHook('linen', 'leaves'), pieces: [{ garment: 'scarf', fabric: redTartan }] }],
  },
  {
    title: 'Snow boots, women’s 7',
    description:
      'One ski trip, one twisted knee, no further plans. Plum, fleecy inside, rated far colder than Tahoe gets.',
    category: 'Seasonal',
    userId: 4,
    ...near('Dogpatch', 2, -1),
    postedHoursAgo: 372,
    pictures: [
      {
        scene: standing('dusk', 'bench'),
        pieces: [{ garment: 'shoes', style: 'snowboots', fabric: cloth('plum'), trim: 'cream', sole: 'ink' }],
      },
    ],
  },
  {
    title: 'Fleece jacket for camping',
    description:
      'Unisex M, cream and forest green, smells faintly of pine because it lived in the tent bag. Zips up to the chin.',
    category: 'Seasonal',
    userId: 7,
    ...near('Bayview', -2, -2),
    postedHoursAgo: 490,
    pictures: [
      {
        scene: flat('oat', 'rug'),
        pieces: [{ garment: 'jacket', style: 'fleece', fabric: cloth('cream', 'fleece'), trim: 'forest' }],
      },
    ],
  },
  {
    title: 'Winter basket for a family of four',
    description:
      'We emptied the hall closet: sweaters (two adult M, one age 6, one age 9), a striped scarf, thick tights and more odd gloves than there are hands. Everything is washed and folded into a basket that can stay with you. We would rather that one family had it all than ten had a sleeve each, but ask and we will sort something out.',
    category: 'Seasonal',
    userId: 3,
    ...near('Tenderloin', -1, -1),
    postedHoursAgo: 645,
    pictures: [
      {
        scene: standing('sky', 'tiles'),
        pieces: [
          {
            garment: 'basket',
            fabric: cloth('rose'),
            below: [cloth('marigold', 'knit'), cloth('teal', 'dots', 'cream'), cloth('clay', 'stripes', 'cream')],
          },
        ],
      },
      {
        scene: onLine('sky', 'hills'),
        pieces: [
          { garment: 'sweater', fabric: cloth('marigold', 'knit'), fit: 'child' },
          { garment: 'sweater', fabric: cloth('rose'), fit: 'child', trim: 'berry' },
        ],
      },
    ],
  },
  {
    title: 'Red quilted vest',
    description:
      'Women’s S, down-filled, made for that hour when the fog comes over Twin Peaks and nobody brought a coat.',
    category: 'Seasonal',
    userId: 14,
    ...near('Ingleside', -1, -2),
    postedHoursAgo: 1290,
    pictures: [
      { scene: onLine('sage', 'wall'), pieces: [{ garment: 'puffer', sleeveless: true, fabric: cloth('clay') }] },
    ],
  },
];
