/** A position on the drawn map in percent of its width and height. Refers to the tip of the pin. */
export interface PinPosition {
  inline: number;
  block: number;
}

/**
 * Positions of the pins. According to the spec, these are fixed staggered positions instead of real coordinates (§2).
 * The nearest donation is in the middle. All pins can be tapped individually, even if the map is just 300 px wide.
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
