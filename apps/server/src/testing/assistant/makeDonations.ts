import type { NewDonation } from '../../store/rows.js';
import { near, neighborhoods, type Neighborhood } from './neighborhoods.js';

export type Person = 'women' | 'men' | 'girl' | 'boy' | 'baby';

export interface Facts {
  kind: string;
  color: string;
  material: string | undefined;
  person: Person;
  /** A letter, "shoe 8", or an age in months. */
  size: { label: string; from?: number; to?: number };
  place: Neighborhood;
  isAvailable: boolean;
}

export interface MadeUp {
  facts: Facts;
  donation: NewDonation;
}

interface Kind {
  titles: readonly string[];
  /** Additional names. */
  is?: readonly string[];
  category: string;
  people: readonly Person[];
  materials: readonly string[];
  isShoe?: boolean;
}

const grown: readonly Person[] = ['women', 'men'];
const children: readonly Person[] = ['girl', 'boy'];
const anybody: readonly Person[] = [...grown, ...children];

export const kinds: Readonly<Record<string, Kind>> = {
  coat: { titles: ['coat', 'overcoat'], category: 'Seasonal', people: anybody, materials: ['wool', 'cotton'] },
  parka: { titles: ['parka'], is: ['coat', 'jacket'], category: 'Seasonal', people: anybody, materials: ['nylon'] },
  raincoat: {
    titles: ['raincoat', 'rain jacket'],
    is: ['coat', 'jacket'],
    category: 'Seasonal',
    people: anybody,
    materials: ['nylon'],
  },
  'denim jacket': {
    titles: ['denim jacket', 'jean jacket'],
    is: ['jacket'],
    category: '',
    people: anybody,
    materials: ['denim'],
  },
  sweater: { titles: ['sweater', 'jumper', 'pullover'], category: '', people: anybody, materials: ['wool', 'cotton'] },
  cardigan: { titles: ['cardigan'], is: ['sweater'], category: '', people: anybody, materials: ['wool', 'cotton'] },
  hoodie: { titles: ['hoodie', 'hooded sweatshirt'], category: '', people: anybody, materials: ['cotton'] },
  jeans: { titles: ['jeans'], is: ['pants'], category: '', people: anybody, materials: ['denim'] },
  pants: { titles: ['trousers', 'pants'], category: '', people: anybody, materials: ['cotton', 'linen', 'corduroy'] },
  leggings: {
    titles: ['leggings'],
    is: ['pants'],
    category: 'Athletic',
    people: ['women', 'girl'],
    materials: ['cotton'],
  },
  shirt: {
    titles: ['shirt', 'button-down shirt'],
    category: '',
    people: anybody,
    materials: ['cotton', 'linen', 'flannel'],
  },
  't-shirt': { titles: ['T-shirt', 'tee'], is: ['shirt'], category: '', people: anybody, materials: ['cotton'] },
  blouse: { titles: ['blouse'], is: ['shirt'], category: '', people: ['women'], materials: ['silk', 'cotton'] },
  dress: { titles: ['dress'], category: '', people: ['women', 'girl'], materials: ['cotton', 'linen', 'silk'] },
  skirt: { titles: ['skirt'], category: '', people: ['women', 'girl'], materials: ['cotton', 'denim', 'wool'] },
  suit: { titles: ['suit'], category: 'Professional', people: ['men'], materials: ['wool'] },
  boots: {
    titles: ['boots', 'ankle boots'],
    category: 'Footwear',
    people: anybody,
    materials: ['leather'],
    isShoe: true,
  },
  sneakers: { titles: ['sneakers', 'trainers'], category: 'Footwear', people: anybody, materials: [], isShoe: true },
  sandals: { titles: ['sandals'], category: 'Footwear', people: anybody, materials: ['leather'], isShoe: true },
  pajamas: {
    titles: ['pajamas', 'pyjamas'],
    category: '',
    people: [...anybody, 'baby'],
    materials: ['cotton', 'flannel'],
  },
  sleepsuit: { titles: ['sleepsuit', 'onesie'], category: 'Children', people: ['baby'], materials: ['cotton'] },
  hat: {
    titles: ['hat', 'beanie'],
    category: 'Accessories',
    people: [...anybody, 'baby'],
    materials: ['wool', 'cotton'],
  },
  scarf: { titles: ['scarf'], category: 'Accessories', people: grown, materials: ['wool', 'silk'] },
  gloves: { titles: ['gloves'], category: 'Accessories', people: anybody, materials: ['wool', 'leather'] },
  backpack: { titles: ['backpack', 'rucksack'], category: 'Accessories', people: children, materials: [] },
  swimsuit: { titles: ['swimsuit'], category: 'Athletic', people: anybody, materials: [] },
};

export const colors = ['blue', 'red', 'green', 'black', 'white', 'yellow', 'pink', 'purple', 'gray', 'brown'];
export const letters = ['S', 'M', 'L', 'XL'];
const placeNames = Object.keys(neighborhoods) as Neighborhood[];

/** Seeded random numbers from 0 to below 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pickRandom<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

/** Oldest first. Deterministic per seed. */
export function makeDonations(count: number, seed = 17): MadeUp[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const facts = makeFacts(random);
    return { facts, donation: describe(facts, index, random) };
  });
}

function makeFacts(random: () => number): Facts {
  const kind = pickRandom(Object.keys(kinds), random);
  const { people = grown, materials = [], isShoe = false } = kinds[kind] ?? {};
  const person = pickRandom(people, random);
  return {
    kind,
    color: pickRandom(colors, random),
    material: materials.length > 0 && random() < 0.7 ? pickRandom(materials, random) : undefined,
    person,
    size: makeSize(person, isShoe, random),
    place: pickRandom(placeNames, random),
    isAvailable: random() < 0.93,
  };
}

function makeSize(person: Person, isShoe: boolean, random: () => number): Facts['size'] {
  if (person === 'baby') {
    const from = pickRandom([0, 3, 6, 9, 12, 18], random);
    return { label: `${from}-${from + (from < 12 ? 3 : 6)} months`, from, to: from + (from < 12 ? 3 : 6) };
  }
  const isGrown = person === 'women' || person === 'men';
  if (isShoe) {
    const number = (isGrown ? (person === 'men' ? 8 : 5) : 10) + Math.floor(random() * 5);
    return { label: `shoe ${number}` };
  }
  if (isGrown) return { label: pickRandom(letters, random) };
  const years = 2 + Math.floor(random() * 9);
  return random() < 0.5
    ? { label: `age ${years}`, from: years * 12, to: (years + 1) * 12 }
    : { label: `${years}-${years + 1} years`, from: years * 12, to: (years + 2) * 12 };
}

const titleWords: Readonly<Record<Person, readonly string[]>> = {
  women: ["women's", "ladies'", "Women's"],
  men: ["men's", "Men's"],
  girl: ["girl's", "girls'"],
  boy: ["boy's", "boys'"],
  baby: ['baby', "baby's"],
};

const categoryOf = { women: 'Women', men: 'Men', girl: 'Children', boy: 'Children', baby: 'Children' } as const;

const conditions = [
  'In good condition, washed and folded.',
  'Hardly used, from a home without smoke.',
  'Some years old and loved; no holes.',
  'A gift that did not suit us.',
  'Clean, ironed, ready to go.',
];

function describe(facts: Facts, index: number, random: () => number): NewDonation {
  const { kind, color, material, person, size, place } = facts;
  const { titles = [kind], category = '' } = kinds[kind] ?? {};
  const name = pickRandom(titles, random);
  const whose = pickRandom(titleWords[person], random);
  const said = size.label.startsWith('shoe ')
    ? `size ${size.label.slice(5)}`
    : /^[SMLX]/.test(size.label)
      ? `size ${size.label}`
      : size.label;
  const stuff = material === undefined || name.startsWith(material) ? '' : `${material} `;
  const inTitle = pickRandom(
    [
      `${color} ${stuff}${name}, ${whose} ${said}`,
      `${whose} ${stuff}${name} in ${color}, ${said}`,
      `${whose} ${name}, ${color}, ${said}`,
      `${stuff}${name} for ${person === 'women' ? 'a woman' : person === 'men' ? 'a man' : `a ${person}`}, ${said}`,
    ],
    random,
  );
  const rest = `${color}${material === undefined ? '' : `, ${material}`}. ${pickRandom(conditions, random)}`;
  return {
    title: inTitle[0]?.toUpperCase() + inTitle.slice(1),
    description: `${rest[0]?.toUpperCase()}${rest.slice(1)}`,
    category:
      category === '' || (category !== 'Footwear' && person !== 'women' && person !== 'men')
        ? categoryOf[person]
        : category,
    images: ['https://pictures.example.org/1.jpg'],
    userId: 1 + (index % 500),
    ...near(place, Math.round(random() * 6 - 3), Math.round(random() * 6 - 3)),
    createdAt: new Date(Date.UTC(2026, 8, 1) + index * 60_000).toISOString(),
  };
}
