import { d, mirrored, symmetric, type Point } from '../paths.js';
import { both, type ClothOptions, type Pen } from '../pen.js';

/** Half widths and heights of an upper body, in picture units; the neck's middle is the origin. */
export interface Torso {
  neck: number;
  neckDepth: number;
  shoulder: number;
  drop: number;
  chest: number;
  arm: number;
  waist: number;
  hem: number;
  length: number;
  /** How far the hem sags below its corners. */
  sag: number;
}

/** A grown-up's body; garments change what differs. */
export const body: Torso = {
  neck: 50,
  neckDepth: 54,
  shoulder: 116,
  drop: 26,
  chest: 116,
  arm: 128,
  waist: 112,
  hem: 120,
  length: 388,
  sag: 8,
};

/** The whole front of an upper body. */
export function torsoPath(torso: Torso): string {
  return symmetric(torsoHalf(torso));
}

/** The left half of an upper body, from the neck's lowest point to the middle of the hem. */
export function torsoHalf({ neck, neckDepth, shoulder, drop, chest, arm, waist, hem, length, sag }: Torso): string {
  const middle = arm + (length - arm) * 0.42;
  return d`M0 ${neckDepth}C${-neck * 0.62} ${neckDepth} ${-neck * 0.96} ${neckDepth * 0.52} ${-neck} 0Q${-(neck + shoulder) / 2} ${drop * 0.32} ${-shoulder} ${drop}C${-shoulder + 15} ${drop + 34} ${-chest + 14} ${arm - 34} ${-chest} ${arm}C${-chest + 2} ${arm + 40} ${-waist} ${middle - 46} ${-waist} ${middle}C${-waist} ${middle + 60} ${-hem} ${length - 70} ${-hem} ${length - 8}Q${-hem} ${length} ${-hem + 8} ${length + 1}Q${-hem * 0.5} ${length + sag} 0 ${length + sag}`;
}

/** What is seen of the back through the neck opening. */
export function neckBack({ neck, neckDepth }: Torso, rise = 8): string {
  return symmetric(
    d`M0 ${rise + 6}C${-neck * 0.5} ${rise + 6} ${-neck * 0.9} ${rise * 0.4} ${-neck} -1C${-neck * 0.96} ${neckDepth * 0.6} ${-neck * 0.6} ${neckDepth + 3} 0 ${neckDepth + 3}`,
  );
}

/** A band of even width along the neck, such as a rib collar. */
export function neckBand({ neck, neckDepth }: Torso, width: number): string {
  const low = neckDepth + width;
  return d`M${-neck} -1C${-neck * 0.96} ${neckDepth * 0.52} ${-neck * 0.62} ${neckDepth} 0 ${neckDepth}C${neck * 0.62} ${neckDepth} ${neck * 0.96} ${neckDepth * 0.52} ${neck} -1L${neck + width * 0.85} 3C${neck + width * 0.7} ${low * 0.6} ${neck * 0.72} ${low} 0 ${low}C${-neck * 0.72} ${low} ${-neck - width * 0.7} ${low * 0.6} ${-neck - width * 0.85} 3Z`;
}

export interface Sleeve {
  /** The middle of the left cuff. */
  tip: Point;
  /** Width of the cuff. */
  cuff: number;
  /** Depth of a band at the cuff, 0 for none. */
  band?: number;
  /** How much the sleeve bows outwards. */
  bow?: number;
}

interface SleeveShape {
  sleeve: string;
  band: string;
  /** Where the cuff's stitching runs, `inset` units up the sleeve. */
  seam: (inset: number) => string;
  angle: number;
}

function sleeveShape({ shoulder, drop, chest, arm }: Torso, { tip, cuff, band = 0, bow = 10 }: Sleeve): SleeveShape {
  const [tx, ty] = tip;
  const rootX = -(shoulder + chest) / 2;
  const rootY = (drop + arm) / 2;
  const length = Math.hypot(tx - rootX, ty - rootY);
  const ux = (tx - rootX) / length;
  const uy = (ty - rootY) / length;
  // The outward normal of a left sleeve points left and up.
  const nx = -uy;
  const ny = ux;
  const at = (along: number, across: number): string =>
    d`${tx - ux * along + nx * across} ${ty - uy * along + ny * across}`;
  const half = cuff / 2;
  const bulge = band ? half * 1.18 : half;
  const sleeve = d`M${-shoulder + 20} ${drop - 9}L${-shoulder} ${drop}C${-shoulder - length * 0.13} ${drop + length * 0.05} ${at(length * 0.5, bulge + bow)} ${at(band, bulge)}L${at(band, -bulge)}C${at(length * 0.42, -bulge - bow * 0.3)} ${-chest - 8} ${arm + 22} ${-chest + 2} ${arm + 8}L${-shoulder + 40} ${arm - 20}Z`;
  const cuffPath = `M${at(band + 2, half)}Q${at(band * 0.5, half + 3)} ${at(0, half - 1)}Q${at(-3, 0)} ${at(0, -half + 1)}Q${at(band * 0.5, -half - 3)} ${at(band + 2, -half)}Z`;
  const seam = (inset: number): string => `M${at(inset, bulge - 2)}Q${at(inset - 3, 0)} ${at(inset, -bulge + 2)}`;
  return { sleeve, band: band ? cuffPath : '', seam, angle: (Math.atan2(-ux, uy) * 180) / Math.PI };
}

/** Draws both sleeves; `trim` paints the cuff's band, `stitched` adds two rows of stitching without a band. */
export function sleeves(
  pen: Pen,
  torso: Torso,
  sleeve: Sleeve,
  { trim, stitched = false, cloth = {} }: { trim?: ClothOptions; stitched?: boolean; cloth?: ClothOptions } = {},
): string {
  const shape = sleeveShape(torso, sleeve);
  const [tx, ty] = sleeve.tip;
  const x = -torso.chest;
  const y = torso.arm;
  const long = ty - y > 80;
  const elbow: Point = [(tx + x) / 2, (ty + y) / 2 - 10];
  const seams = stitched ? pen.stitch(shape.seam(13)) : '';
  const left = pen.cloth(shape.sleeve, {
    angle: shape.angle,
    folds: [
      [[x + 2, y - 6], [x - 26, y + 44], 7, 7],
      ...(long
        ? ([
            [[elbow[0] + 26, elbow[1]], [elbow[0] - 20, elbow[1] + 26], -7, 5],
            [[tx + 8, ty - 30], [elbow[0] + 16, elbow[1] + 34], 5, 5],
          ] as const)
        : []),
    ],
    lights: long ? [[[-torso.shoulder - 4, torso.drop + 44], [tx - 4, ty - 70], 14, 5]] : [],
    inside: seams,
    ...cloth,
  });
  const right = pen.cloth(mirrored(shape.sleeve), {
    angle: -shape.angle,
    folds: [
      [[-x - 2, y - 6], [-x + 26, y + 44], -7, 7],
      ...(long
        ? ([
            [[-elbow[0] - 26, elbow[1]], [-elbow[0] + 20, elbow[1] + 26], 7, 5],
            [[-tx - 8, ty - 30], [-elbow[0] - 16, elbow[1] + 34], -5, 5],
          ] as const)
        : []),
    ],
    inside: stitched ? pen.stitch(mirrored(shape.seam(13))) : '',
    ...cloth,
  });
  // In company, both cuffs are one piece of cloth: it costs half the bytes and nobody sees the grain.
  const cuffs = !shape.band
    ? ''
    : pen.sheet.crowd > 1
      ? pen.cloth(both(shape.band), { depth: 0.7, ...trim })
      : pen.cloth(shape.band, { angle: shape.angle, depth: 0.7, ...trim }) +
        pen.cloth(mirrored(shape.band), { depth: 0.7, ...trim, angle: -shape.angle });
  return left + right + cuffs;
}

/** The creases every hanging front has: under the arms, from the pegs, above the hem. */
export function frontFolds({
  chest,
  arm,
  waist,
  length,
  shoulder,
  drop,
}: Torso): Pick<ClothOptions, 'folds' | 'lights'> {
  return {
    folds: [
      [[-chest + 4, arm + 8], [-chest + 66, arm + 74], 12, 7],
      [[chest - 4, arm + 6], [chest - 52, arm + 92], -16, 8],
      [[-waist * 0.52, length - 4], [-waist * 0.36, length - 150], -10, 8],
      [[waist * 0.58, length - 2], [waist * 0.4, length - 120], 8, 7],
      [[shoulder * 0.8, drop + 8], [shoulder * 0.56, drop + 92], -9, 5],
    ],
    lights: [
      [[-waist * 0.72, length - 6], [-waist * 0.62, length - 190], -8, 6],
      [[-shoulder * 0.74, drop + 12], [-shoulder * 0.58, drop + 104], 8, 5],
    ],
  };
}

/** A row of stitches above the hem. */
export function hemStitch(pen: Pen, { hem, length, sag }: Torso, inset = 14): string {
  return pen.stitch(
    d`M${-hem - 2} ${length - inset}Q${-hem * 0.5} ${length + sag - inset} 0 ${length + sag - inset}Q${hem * 0.5} ${length + sag - inset} ${hem + 2} ${length - inset}`,
  );
}
