import { Drawing, type IllustrationProps } from './Drawing.js';
import { hangingTransform, HangingGarment, Rope, Peg } from './Line.js';
import { pen } from './print.js';

const line = { width: 240, y: 38, sag: 14 };

/** A single sock on the line. Use it for pages that don't exist. */
export function NotFoundIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Rope {...line} />
      <Peg transform={hangingTransform(line, 148)} />
      <HangingGarment line={line} x={96} garment="sock" color="clay" />
      <path d="M148 74v9M148 93v12M148 115v9" {...pen} strokeWidth={1.8} strokeDasharray="1 5" />
      <path d="M150 146c9 1 17-3 22-10M180 132c4-9 0-18-8-18s-8 11 1 12 20-5 26-16" {...pen} strokeWidth={1.8} />
      <path d="M64 150h34M106 150h8M134 158h40" {...pen} strokeWidth={1.8} />
    </Drawing>
  );
}
