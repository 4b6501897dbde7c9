import { Drawing, type IllustrationProps } from './Drawing.js';
import { Rope, Peg, hangingTransform, shortLine } from './Line.js';
import { pen, Print } from './print.js';

/** An empty laundry basket under a bare line. Use it for empty lists. */
export function EmptyBasketIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Rope {...shortLine} />
      {[62, 120, 178].map((x) => (
        <Peg key={x} transform={hangingTransform(shortLine, x)} />
      ))}
      <Print
        d="M58 96C58 82 182 82 182 96L171 150C168 162 72 162 69 150Z"
        color="marigold"
        details="M62 116C80 126 160 126 178 116M66 134C84 143 156 143 174 134M86 104 92 157M120 106V160M154 104 148 157"
      />
      <ellipse cx="120" cy="96" rx="62" ry="11.5" fill="none" {...pen} />
      <path d="M70 97C84 90 156 90 170 97" {...pen} strokeWidth={1.8} />
      <path d="M48 104c-6 6-4 18 6 22M192 104c6 6 4 18-6 22" {...pen} />
    </Drawing>
  );
}
