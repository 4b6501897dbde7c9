/** A garment drawn around its middle, hanging from y = 0. */
export interface Garment {
  /** The cloth. */
  cloth: string;
  /** Seams, stripes and pockets. */
  seams?: string;
  /** Where the pegs hold it, in px from its middle. */
  pegs: readonly number[];
}

export const garments = {
  shirt: {
    cloth: 'M-16 0 -46 15-36 43-25 36V98Q0 103 25 98V36L36 43 46 15 16 0C9 12-9 12-16 0Z',
    seams: 'M0 10V97M-14 46h9v10h-9z',
    pegs: [-30, 30],
  },
  sweater: {
    cloth: 'M-16 0-40 8-52 70-38 74-27 36V90Q0 94 27 90V36L38 74 52 70 40 8 16 0C9 9-9 9-16 0Z',
    seams: 'M-26 52Q0 57 26 52M-26 64Q0 69 26 64M-26 82Q0 87 26 82',
    pegs: [-28, 28],
  },
  trousers: {
    cloth: 'M-26-2H26L31 104Q19 108 8 105L0 36-8 105Q-19 108-31 104Z',
    seams: 'M-26 8Q0 12 26 8M0 10V36',
    pegs: [-20, 20],
  },
  dress: {
    cloth: 'M-13-2-20-2C-24 14-17 26-17 42L-38 102Q0 112 38 102L17 42C17 26 24 14 20-2L13-2C8 14-8 14-13-2Z',
    seams: 'M-17 42Q0 47 17 42M-14 58-22 104M14 58 22 104',
    pegs: [-16, 16],
  },
  towel: {
    cloth: 'M-34-2H34V86Q0 92-34 86Z',
    seams: 'M-34 58Q0 63 34 58M-34 66Q0 71 34 66M-34 74Q0 79 34 74',
    pegs: [-30, 30],
  },
  socks: {
    cloth:
      'M-20-2h15V38L8 49C14 55 9 64 1 62L-17 55C-20 53-20 49-20 45ZM8-2H23V38L36 49C42 55 37 64 29 62L11 55C8 53 8 49 8 45Z',
    seams: 'M-20 6h15M8 6h15',
    pegs: [-12, 15],
  },
  romper: {
    cloth: 'M-12 0-32 10-26 30-19 26V54L-22 76-6 78 0 62 6 78 22 76 19 54V26L26 30 32 10 12 0C7 9-7 9-12 0Z',
    seams: 'M-8 30h16M0 40v14',
    pegs: [-20, 20],
  },
} as const satisfies Record<string, Garment>;

/** What hangs where on the line: the place along it, the tilt that the wind gives it, its color. */
export const washing = [
  { garment: 'towel', x: 70, tilt: 3, color: 'linen' },
  { garment: 'shirt', x: 215, tilt: 2, color: 'denim' },
  { garment: 'dress', x: 345, tilt: -2, color: 'marigold' },
  { garment: 'socks', x: 455, tilt: 3, color: 'clay' },
  { garment: 'trousers', x: 570, tilt: 1, color: 'denim' },
  { garment: 'shirt', x: 690, tilt: -2, color: 'linen' },
  { garment: 'romper', x: 800, tilt: 1, color: 'marigold' },
  { garment: 'sweater', x: 915, tilt: -1, color: 'clay' },
  { garment: 'dress', x: 1035, tilt: 2, color: 'sage' },
  { garment: 'towel', x: 1155, tilt: -2, color: 'marigold' },
  { garment: 'trousers', x: 1270, tilt: -1, color: 'sage' },
  { garment: 'shirt', x: 1395, tilt: -2, color: 'clay' },
  { garment: 'socks', x: 1515, tilt: -3, color: 'denim' },
] as const satisfies readonly { garment: keyof typeof garments; x: number; tilt: number; color: string }[];
