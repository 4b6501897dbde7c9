import { Drawing, type IllustrationProps } from './Drawing.js';
import { drawn } from './ink.css.js';
import { Hanging, Line, shortLine } from './Line.js';
import { Print } from './print.js';

/** Two speech bubbles on the line: a conversation. */
export function ChatIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Line {...shortLine} />
      <Hanging line={shortLine} x={82} pegs={[-26, 26]}>
        <Print
          d="M-30 2H30C40 2 44 7 44 15V42C44 51 40 56 30 56H-8L-24 72V56H-30C-40 56-44 51-44 42V15C-44 7-40 2-30 2Z"
          color="denim"
        />
        <path d="M-18 29h.1M0 29h.1M18 29h.1" className={drawn.ink} strokeWidth="8" />
      </Hanging>
      <Hanging line={shortLine} x={174} pegs={[-18, 18]}>
        <Print
          d="M-22 4H22C32 4 36 9 36 17V62C36 71 32 76 22 76H18V92L2 76H-22C-32 76-36 71-36 62V17C-36 9-32 4-22 4Z"
          color="clay"
          details="M0 56C-22 42-12 24 0 35 12 24 22 42 0 56Z"
        />
      </Hanging>
    </Drawing>
  );
}
