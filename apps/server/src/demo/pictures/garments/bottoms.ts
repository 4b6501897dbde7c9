import type { Color } from '../palette.js';
import { palette } from '../palette.js';
import type { Fabric } from '../fabrics.js';
import { d, slab, symmetric } from '../paths.js';
import { both, createPen, type Drawing } from '../pen.js';
import type { Sheet } from '../sheet.js';

export interface PantsOptions {
  style?: 'jeans' | 'tailored' | 'leggings' | 'joggers' | 'shorts' | 'pajama' | 'cord';
  trim?: Color;
  fit?: 'adult' | 'child';
}

interface Cut {
  waist: number;
  hip: number;
  outer: number;
  inner: number;
  crotch: number;
  length: number;
}

const cuts: Record<NonNullable<PantsOptions['style']>, Cut> = {
  jeans: { waist: 90, hip: 116, outer: 132, inner: 44, crotch: 172, length: 436 },
  cord: { waist: 90, hip: 116, outer: 132, inner: 40, crotch: 172, length: 430 },
  tailored: { waist: 86, hip: 112, outer: 122, inner: 38, crotch: 170, length: 440 },
  leggings: { waist: 72, hip: 92, outer: 84, inner: 36, crotch: 150, length: 426 },
  joggers: { waist: 92, hip: 120, outer: 112, inner: 48, crotch: 176, length: 400 },
  shorts: { waist: 94, hip: 126, outer: 152, inner: 12, crotch: 154, length: 250 },
  pajama: { waist: 96, hip: 122, outer: 146, inner: 30, crotch: 170, length: 408 },
};

/** Anything with two legs, hung by its waist. */
export function pants(sheet: Sheet, fabric: Fabric, { style = 'jeans', trim, fit }: PantsOptions): Drawing {
  const pen = createPen(sheet, fabric);
  const cut = { ...cuts[style] };
  if (fit === 'child') {
    cut.length = style === 'shorts' ? 230 : 336;
    cut.waist += 4;
  }
  const { waist, hip, outer, inner, crotch, length } = cut;
  const gold = '#E0B26A';
  const half = d`M0 10H${-waist}C${-waist - 10} 60 ${-hip} 90 ${-hip} 128C${-hip} 210 ${-outer} ${length - 120} ${-outer} ${length}Q${-(outer + inner) / 2} ${length + 7} ${-inner} ${length + 2}C${-inner + 4} ${length - 90} -8 ${crotch + 60} 0 ${crotch}`;
  const legs: ClothFolds = {
    folds: [
      [[-6, crotch - 4], [-hip * 0.7, crotch + 34], -10, 6],
      [[6, crotch - 4], [hip * 0.72, crotch + 40], 12, 7],
      [[-inner - 6, length - 16], [-16, crotch + 54], 4, 7],
      [[outer - 10, length - 20], [hip - 12, 170], -6, 9],
      [[-hip + 6, 128], [-hip * 0.5, 158], 8, 5],
    ],
    lights: [
      [[-outer + 22, length - 10], [-hip + 24, 150], -4, 8],
      [[inner + 22, length - 16], [26, crotch + 60], 2, 6],
    ],
  };
  const kinds = { jeans: jeans, cord: jeans, tailored, leggings: soft, joggers: soft, shorts: soft, pajama: soft };
  const cuffs =
    style === 'joggers'
      ? pen.cloth(
          both(
            d`M${-outer + 12} ${length - 4}Q${-(outer + inner) / 2} ${length + 4} ${-inner - 4} ${length - 2}L${-inner - 10} ${length + 34}Q${-(outer + inner) / 2} ${length + 40} ${-outer + 20} ${length + 32}Z`,
          ),
          { fabric: { color: trim ?? fabric.color, pattern: 'ribs' } },
        )
      : '';
  const ends =
    style === 'shorts' || style === 'jeans' || style === 'cord'
      ? pen.stitch(
          both(d`M${-outer - 4} ${length - 14}Q${-(outer + inner) / 2} ${length - 6} ${-inner + 8} ${length - 12}`),
          style === 'jeans' ? gold : pen.thread,
        )
      : '';
  const side =
    trim && style !== 'tailored' && style !== 'cord'
      ? pen.line(
          both(
            d`M${-waist - 4} 20C${-waist - 12} 60 ${-hip + 8} 90 ${-hip + 8} 128C${-hip + 8} 210 ${-outer + 8} ${length - 120} ${-outer + 8} ${length + 8}`,
          ),
          12,
          palette[trim],
        )
      : '';
  const middle = pen.line(d`M0 30V${crotch + 2}`, 2.6);

  function jeans(): string {
    const thread = style === 'jeans' ? gold : pen.thread;
    return (
      middle +
      pen.stitch('M22 34V98Q20 124 2 132', thread) +
      pen.line(both('M-94 66C-70 66 -54 54 -50 32'), 2.6) +
      pen.stitch(both('M-98 74C-64 76 -46 60 -42 34'), thread) +
      band(30) +
      pen.stitch('M-94 6Q0 16 94 6M-94 24Q0 34 94 24', thread) +
      pen.cloth(both(slab(-60, -4, 13, 40, 3)), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.button(2, 18, 8, palette.marigold)
    );
  }
  function tailored(): string {
    return (
      middle +
      pen.line(both(d`M-52 36C-58 150 -76 300 ${-(outer + inner) / 2} ${length}`), 2.4, pen.pen, 0.65) +
      pen.line(both('M-98 40L-84 110'), 3) +
      band(26) +
      pen.cloth(both(slab(-58, -4, 10, 34, 3)), { ghost: true, depth: 0, outline: 2.4 }) +
      pen.button(8, 15, 5)
    );
  }
  function soft(): string {
    const laces =
      style === 'leggings'
        ? ''
        : pen.line(
            'M-10 22C-22 50 -26 70 -22 94M10 22C20 46 22 62 16 84',
            4.5,
            style === 'pajama' || style === 'joggers' ? palette.cream : pen.thread,
          );
    return (
      (style === 'leggings' ? pen.stitch(d`M0 44V${crotch}`) : middle) +
      (style === 'leggings' ? '' : pen.line(both('M-104 96C-84 84 -76 64 -74 40'), 2.8)) +
      band(style === 'leggings' ? 44 : 32, true) +
      laces
    );
  }
  function band(height: number, elastic = false): string {
    const color = elastic && trim && style !== 'joggers' ? trim : fabric.color;
    return pen.cloth(
      d`M${-waist} -2Q0 8 ${waist} -2L${waist + 2} ${height}Q0 ${height + 10} ${-waist - 2} ${height}Z`,
      { fabric: elastic ? { color: color, pattern: 'ribs' } : fabric, depth: 0.6 },
    );
  }

  return pen.finish({
    front: cuffs + pen.cloth(symmetric(half), { ...legs, inside: side + ends }) + kinds[style](),
    box: { left: -outer - 4, right: outer + 4, top: -8, bottom: length + (style === 'joggers' ? 40 : 10) },
    pegs: [
      [-waist + 16, 4],
      [waist - 16, 4],
    ],
    focus: [0, 80],
  });
}

type ClothFolds = NonNullable<Parameters<ReturnType<typeof createPen>['cloth']>[1]>;
