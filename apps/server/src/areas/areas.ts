import { areaMeters, findArea, type Donation, type Position } from '@clothesline/api-client/contract';

/** How precisely positions are stored. */
export interface AreaRule {
  /** The cell size in meters. Use 'exact' for a charity's drop-off points. */
  size: number | 'exact';
  exactDonors: readonly number[];
}

/** Default. */
export const standardAreas: AreaRule = { size: areaMeters, exactDonors: [] };

function cellSize({ size, exactDonors }: AreaRule, userId: number): number | undefined {
  return size === 'exact' || exactDonors.includes(userId) ? undefined : size;
}

/** Snaps the position to the center of its grid cell. The original position is never stored. */
export function roundToArea<Listed extends Position & { userId: number }>(rule: AreaRule, donation: Listed): Listed {
  const size = cellSize(rule, donation.userId);
  return size === undefined ? donation : { ...donation, ...findArea(donation, size).center };
}

/** Adds the cell size so that maps draw an area instead of an address. */
export function withAreas<Shown extends Pick<Donation, 'userId'> & { areaMeters?: number | null | undefined }>(
  rule: AreaRule,
  rows: readonly Shown[],
): Shown[] {
  return rows.map((row) => {
    const size = cellSize(rule, row.userId);
    return size === undefined ? row : { ...row, areaMeters: size };
  });
}
