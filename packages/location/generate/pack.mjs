/* Packs a list into a string that compresses well. Unpacked by ../src/unpack.ts. */

/** Encodes a number from 0 to 90 as a single character that doesn't need to be escaped in a string literal. */
const digit = (value) => String.fromCharCode(35 + value + (value >= 57 ? 1 : 0));
const base = 91;

/**
 * Sorts and packs places. A name is stored as the length of the prefix it shares with the previous name, plus the rest.
 * Fields are stored in separate rows, with high and low digits apart, as similar values compress better together.
 * @param {{ name: string, region: string, latitude: number, longitude: number, population: number }[]} places
 * @param {number} step
 */
export function pack(places, step) {
  const sorted = places.toSorted((one, other) => compare(one.name, other.name) || compare(one.region, other.region));
  const boxes = [...new Set(places.map(({ region }) => region))].toSorted(compare).map((region) => {
    const members = places.filter((place) => place.region === region);
    return {
      region,
      latitude: scale(
        members.map(({ latitude }) => latitude),
        step,
      ),
      longitude: scale(
        members.map(({ longitude }) => longitude),
        step,
      ),
    };
  });
  const boxOf = new Map(boxes.map((box, index) => [box.region, { ...box, index }]));

  let before = '';
  const names = sorted.map(({ name }) => {
    let kept = 0;
    while (kept < before.length && kept < base - 1 && name[kept] === before[kept]) kept += 1;
    before = name;
    return digit(kept) + name.slice(kept);
  });
  const row = (read) => {
    const values = sorted.map((place) => read(place, boxOf.get(place.region)));
    return [
      values.map((value) => digit(Math.floor(value / base))).join(''),
      values.map((value) => digit(value % base)).join(''),
    ];
  };
  return {
    regions: boxes
      .map(({ region, latitude, longitude }) =>
        [region, latitude.from, latitude.step, longitude.from, longitude.step].join(' '),
      )
      .join('|'),
    names: names.join('|'),
    region: row((_, { index }) => index),
    latitude: row((place, { latitude }) => Math.round((place.latitude - latitude.from) / latitude.step)),
    longitude: row((place, { longitude }) => Math.round((place.longitude - longitude.from) / longitude.step)),
    // stored as powers of two, starting at 500 inhabitants
    size: sorted.map(({ population }) => digit(Math.round(Math.log2(Math.max(population, 500) / 500)))).join(''),
  };
}

/**
 * Returns the first value of a region and the step between values. The step is increased if two digits aren't enough.
 */
function scale(values, step) {
  const from = Math.floor(Math.min(...values) * 100) / 100;
  const reach = Math.max(...values) - from;
  return { from, step: Math.max(step, Math.ceil((reach / (base * base - 1)) * 10_000) / 10_000) };
}

function compare(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
