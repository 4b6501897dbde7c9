import { areaMeters, findArea, type Donation, type Position } from '@clothesline/api-client/contract';

/** How much of a donation's position is stored. */
export interface AreaRule {
  /** The side of the grid's cells, in meters; 'exact' keeps positions as they are: a charity's own drop-off points. */
  size: number | 'exact';
  /** Users whose donations always keep their exact position, such as drop-off points. */
  exactDonors: readonly number[];
}

/** Areas without a setting. */
export const standardAreas: AreaRule = { size: areaMeters, exactDonors: [] };

/** Side of the cell that a donor's donations are rounded to, in meters; undefined if they are exact. */
function cellSize({ size, exactDonors }: AreaRule, userId: number): number | undefined {
  return size === 'exact' || exactDonors.includes(userId) ? undefined : size;
}

/** Moves a donation to the center of its cell. The store only ever sees the result. */
export function roundToArea<Listed extends Position & { userId: number }>(rule: AreaRule, donation: Listed): Listed {
  const size = cellSize(rule, donation.userId);
  return size === undefined ? donation : { ...donation, ...findArea(donation, size).center };
}

/** The donations with the size of their cells, so that a map shows the cell and no door. */
export function withAreas(rule: AreaRule, donations: readonly Donation[]): Donation[] {
  return donations.map((donation) => {
    const size = cellSize(rule, donation.userId);
    return size === undefined ? donation : { ...donation, areaMeters: size };
  });
}
