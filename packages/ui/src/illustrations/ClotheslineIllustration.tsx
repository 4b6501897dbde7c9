import { cx } from '../css/cx.js';
import { wide } from './Drawing.css.js';
import { DrawingSheet, type IllustrationProps } from './Drawing.js';
import { HangingGarment, Rope, Peg, hangingTransform, type HangingGarmentProps } from './Line.js';

const line = { width: 960, y: 16, sag: 44 };

const washing: readonly Omit<HangingGarmentProps, 'line'>[] = [
  { x: 76, garment: 'towel', color: 'marigold' },
  { x: 178, garment: 'dress', color: 'sage' },
  { x: 274, garment: 'sock', color: 'clay' },
  { x: 318, garment: 'sock', color: 'clay' },
  { x: 414, garment: 'shirt', color: 'clay' },
  { x: 514, garment: 'trousers', color: 'denim' },
  { x: 612, garment: 'onesie', color: 'linen' },
  { x: 720, garment: 'jumper', color: 'marigold' },
  { x: 828, garment: 'sock', color: 'sage' },
  { x: 902, garment: 'towel', color: 'denim' },
];

/** The brand's illustration of a full clothesline. In narrow places it's cropped instead of scaled down. */
export function ClotheslineIllustration({ className, ...rest }: IllustrationProps) {
  return (
    <DrawingSheet viewBox="0 0 960 178" preserveAspectRatio="xMidYMin slice" {...rest} className={cx(wide, className)}>
      <Rope {...line} />
      <Peg transform={hangingTransform(line, 128)} />
      <Peg transform={hangingTransform(line, 666)} />
      {washing.map((item) => (
        <HangingGarment key={item.x} line={line} {...item} />
      ))}
    </DrawingSheet>
  );
}
