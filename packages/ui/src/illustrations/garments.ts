import type { PrintProps } from './print.js';

type Garment = Pick<PrintProps, 'd' | 'details' | 'stitches'> & {
  pegs: readonly number[];
};

export const garments = {
  shirt: {
    d: 'M-20 0C-12 9 12 9 20 0L43 12 34 33 24 27 25 71C8 74-8 74-25 71L-24 27-34 33-43 12Z',
    details: 'M7 25h12v10q-6 5-12 0Z',
    stitches: 'M-21 65C-8 68 8 68 21 65M37 26l-8-4M-37 26l8-4',
    pegs: [-27, 27],
  },
  jumper: {
    d: 'M-15 0C-9 6 9 6 15 0L30 6C36 9 39 14 41 22L51 61 39 66 27 33V73C10 76-10 76-27 73V33L-39 66-51 61-41 22C-39 14-36 9-30 6Z',
    details: 'M-27 42C-10 45 10 45 27 42M-27 51C-10 54 10 54 27 51M-27 66C-10 69 10 69 27 66M37 59l12-5M-37 59l-12-5',
    pegs: [-22, 22],
  },
  trousers: {
    d: 'M-24 0H24L31 86 9 88 1 32H-1L-9 88-31 86Z',
    details: 'M-25 9H25M0 9V24',
    stitches: 'M-23 13q9 3 10 13M23 13q-9 3-10 13M-28 80l19 2M28 80l-19 2',
    pegs: [-17, 17],
  },
  dress: {
    d: 'M-16 0H-10C-8 10 8 10 10 0H16C16 14 19 24 16 33L38 84C16 92-16 92-38 84L-16 33C-19 24-16 14-16 0Z',
    details: 'M-16 33C-6 36 6 36 16 33M-6 42-12 76M6 42 12 76',
    stitches: 'M-35 78C-15 86 15 86 35 78',
    pegs: [-13, 13],
  },
  sock: {
    d: 'M-10 0H10V32C10 39 14 41 22 45 33 50 31 63 20 63H7C-4 63-11 55-10 45Z',
    details: 'M-10 10H10M21 45C16 50 16 57 19 63M-10 44C-3 44 2 50 2 62',
    pegs: [0],
  },
  towel: {
    d: 'M-24 0H24V62H-24Z',
    details: 'M-24 46H24M-24 53H24M-18 62v5M-9 62v5M0 62v5M9 62v5M18 62v5',
    pegs: [-17, 17],
  },
  onesie: {
    d: 'M-13 0C-8 6 8 6 13 0L31 9 25 25 18 21 20 44C21 54 12 57 9 63H-9C-12 57-21 54-20 44L-18 21-25 25-31 9Z',
    details: 'M0 37C-12 29-6 20 0 26 6 20 12 29 0 37Z',
    pegs: [-19, 19],
  },
} as const satisfies Record<string, Garment>;

export type GarmentName = keyof typeof garments;
