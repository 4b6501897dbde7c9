/** A place on the drawn map, in hundredths of its width and height; the pin's tip stands on it. */
export interface PinPosition {
  inline: number;
  block: number;
}

/**
 * Positions of the pins, first to last (spec §2: a fixed staggered position, not a real coordinate). The nearest
 * donation is in the middle, the others around it; no two are closer than a finger on a map 300 px wide.
 */
export const pinPositions: readonly PinPosition[] = [
  { inline: 50, block: 50 },
  { inline: 28, block: 38 },
  { inline: 72, block: 40 },
  { inline: 36, block: 72 },
  { inline: 64, block: 74 },
  { inline: 50, block: 26 },
  { inline: 12, block: 57 },
  { inline: 88, block: 59 },
  { inline: 11, block: 28 },
  { inline: 89, block: 28 },
  { inline: 18, block: 86 },
  { inline: 82, block: 88 },
];
