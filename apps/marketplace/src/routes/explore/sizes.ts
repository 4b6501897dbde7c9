/** Suggested sizes while the field is empty: one of each notation. */
export const commonSizes = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  '2XL',
  '2T',
  '4T',
  '6y',
  '8y',
  '10y',
  'EU 38',
  'W32 L30',
  'shoe 8',
  'shoe 10',
] as const;
