/* Generates donations deterministically: the same index always yields the same donation. */

import { knownWords, searchWords } from '../dist/search.js';

const garments = [
  'coat',
  'jacket',
  'jumper',
  'scarf',
  'boots',
  'dress',
  'shirt',
  'jeans',
  'hat',
  'gloves',
  'suit',
  'skirt',
];
const looks = ['blue', 'warm', 'striped', 'woollen', 'small', 'large', 'knitted', 'denim', 'green', 'soft'];
const categories = ['Women', 'Men', 'Children', 'Athletic', 'Footwear', 'Accessories', 'Professional', 'Seasonal'];
const places = [
  'Mission District',
  'Castro',
  'Outer Sunset',
  'Noe Valley',
  'Bernal Heights',
  'Richmond',
  'Marina',
  'Bayview',
];

/** Appears in 1 of 10,000 donations, but not among the newest of the smallest store. */
export const rareWord = 'quilted';
export const commonWord = 'coat';
export const twoLetters = 'lt';

/** 1 km wide, and about as many as it'd take to cover a country's towns. */
const cells = 40_000;

/** @param {number} index from 0 */
function cellOf(index) {
  const cell = (index * 7919) % cells;
  return {
    latitude: Number((32 + Math.floor(cell / 200) * 0.05).toFixed(6)),
    longitude: Number((-122 + (cell % 200) * 0.15).toFixed(6)),
  };
}

/** @param {number} index from 0 */
function donation(index) {
  const rare = index % 10_000 === 500;
  const garment = garments[index % garments.length];
  const title = `${looks[(index * 7) % looks.length]} ${rare ? rareWord : ''} ${garment} ${index}`.replaceAll(
    '  ',
    ' ',
  );
  const description = `A ${looks[(index * 3) % looks.length]} ${garment} in good condition, washed and folded, from a home without smoke or pets. Size ${index % 40}.`;
  const location = `${places[(index * 5) % places.length]}, San Francisco`;
  const category = categories[(index * 11) % categories.length];
  return {
    id: index + 1,
    title,
    description,
    category,
    images: [`https://pictures.example.org/${index}.jpg`],
    user_id: (index % 5000) + 1,
    point_id: ((index * 7919) % cells) + 1,
    location_name: location,
    place_key: location.split(',')[0].toLowerCase(),
    status: 'available',
    created_at: new Date(1_790_000_000_000 + index * 1000).toISOString(),
    listed_at: new Date(1_790_000_000_000 + index * 1000).toISOString(),
    // far in the future so that background jobs don't interfere with the measurements
    next_due_at: '2100-01-01T00:00:00Z',
    search_words: searchWords({ title, description, category, locationName: location })
      .map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`)
      .join(' '),
    search_text: [title, description, location].join('\u001f').toLowerCase(),
  };
}

/**
 * Yields all rows of a store, table by table.
 * @param {number} count
 * @returns {Generator<{ table: string, row: Record<string, unknown> }>}
 */
export function* benchRows(count) {
  const used = Math.min(cells, count);
  for (let index = 0; index < used; index += 1) {
    yield { table: 'points', row: { id: ((index * 7919) % cells) + 1, ...cellOf(index) } };
  }
  const known = new Set();
  for (let index = 0; index < count; index += 1) {
    const row = donation(index);
    for (const word of knownWords({ title: row.title, locationName: row.location_name })) known.add(word);
    yield { table: 'donations', row };
  }
  for (const word of known) yield { table: 'known_words', row: { word } };
  yield { table: 'facts', row: { name: 'areas', value: '[1000,[]]' } };
}

/** Returns a position that has donations nearby. @param {number} index */
export function positionNear(index) {
  const { latitude, longitude } = cellOf(index * 31);
  return { lat: (latitude + 0.003).toFixed(4), lng: (longitude + 0.004).toFixed(4) };
}
