import { areaMeters, findArea, type Donation, type Position } from '@clothesline/api-client/contract';

/** Precision of stored positions. */
export interface AreaRule {
  /** Cell size in meters; 'exact' for a charity's drop-off points. */
  size: number | 'exact';
  exactDonors: readonly number[];
}

/** Default. */
export const standardAreas: AreaRule = { size: areaMeters, exactDonors: [] };

/** Cell size for a donor in meters; undefined for exact positions. */
function cellSize({ size, exactDonors }: AreaRule, userId: number): number | undefined {
  return size === 'exact' || exactDonors.includes(userId) ? undefined : size;
}

/** Moves a donation to its cell's center. Only the result is stored. */
export function roundToArea<Listed extends Position & { userId: number }>(rule: AreaRule, donation: Listed): Listed {
  const size = cellSize(rule, donation.userId);
  return size === undefined ? donation : { ...donation, ...findArea(donation, size).center };
}

/** Adds cell sizes, so that maps show an area instead of an address. */
export function withAreas<Shown extends Pick<Donation, 'userId'> & { areaMeters?: number | null | undefined }>(
  rule: AreaRule,
  rows: readonly Shown[],
): Shown[] {
  return rows.map((row) => {
    const size = cellSize(rule, row.userId);
    return size === undefined ? row : { ...row, areaMeters: size };
  });
}
