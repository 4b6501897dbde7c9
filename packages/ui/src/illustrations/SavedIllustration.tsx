import { Drawing, type IllustrationProps } from './Drawing.js';
import { Hanging, HangingGarment, Rope, shortLine } from './Line.js';
import { Print } from './print.js';

/** A heart between the laundry. Use it for saved donations. */
export function SavedIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Rope {...shortLine} />
      <HangingGarment line={shortLine} x={44} garment="sock" color="sage" />
      <Hanging line={shortLine} x={122} pegs={[-22, 22]}>
        <Print
          d="M0 88C-34 66-48 44-44 22-40 0-12-6 0 14 12-6 40 0 44 22 48 44 34 66 0 88Z"
          color="clay"
          stitches="M0 79C-29 60-41 41-37 24M37 24C41 41 29 60 0 79"
        />
      </Hanging>
      <HangingGarment line={shortLine} x={196} garment="sock" color="denim" />
    </Drawing>
  );
}
