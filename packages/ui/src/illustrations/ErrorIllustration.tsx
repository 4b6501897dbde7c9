import { Drawing, type IllustrationProps } from './Drawing.js';
import { drawn } from './ink.css.js';
import { hangingTransform, HangingGarment, Rope, Peg } from './Line.js';
import { pen, Print } from './print.js';

const line = { width: 240, y: 70, sag: 10 };

/** Rain on the laundry and a fallen peg. Use it for errors. */
export function ErrorIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Rope {...line} />
      <Peg transform={hangingTransform(line, 178)} />
      <HangingGarment line={line} x={84} garment="onesie" color="marigold" />
      <path
        d="M132 88l-4 12M158 92l-4 12M146 112l-4 12M172 116l-4 12M196 90l-4 12M128 134l-4 12"
        className={drawn.denim}
        strokeWidth="3"
      />
      <Print
        d="M120 60C104 60 100 42 114 38 112 24 132 16 141 27 150 14 174 18 175 34 191 32 196 52 182 59 176 62 130 61 120 60Z"
        color="denim"
        details="M136 40c2-6 8-9 14-7"
      />
      <Peg transform="translate(160 152) rotate(76)" />
      <path d="M128 164h14M180 162h20" {...pen} strokeWidth={1.8} />
    </Drawing>
  );
}
