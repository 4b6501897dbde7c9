import { Drawing, type IllustrationProps } from './Drawing.js';
import { garments } from './garments.js';
import { drawn, filled } from './ink.css.js';
import { hangingTransform, Rope, Peg, shortLine } from './Line.js';
import { pen } from './print.js';

/** A magnifying glass over the outline of a missing shirt. Use it for searches without results. */
export function NoResultsIllustration(props: IllustrationProps) {
  return (
    <Drawing {...props}>
      <Rope {...shortLine} />
      <g transform={hangingTransform(shortLine, 104)}>
        <path d={garments.shirt.d} className={drawn.rope} strokeWidth="2.2" strokeDasharray="5 6" />
      </g>
      <Peg transform={hangingTransform(shortLine, 77)} />
      <Peg transform={hangingTransform(shortLine, 131)} />
      <path d="M165 133 189 157" className={drawn.clay} strokeWidth="13" transform="translate(3 3)" />
      <circle cx="141" cy="109" r="33" className={filled.linen} fillOpacity="0.55" transform="translate(3.5 3.5)" />
      <circle cx="141" cy="109" r="33" {...pen} strokeWidth={3.2} />
      <path d="M165 133l3 3" {...pen} strokeWidth={5} />
      <path d="M172 128 194 150q4 4 0 8l-3 3q-4 4-8 0L161 139Z" {...pen} />
      <path d="M120 104c2-9 8-15 17-17" {...pen} strokeWidth={2} />
    </Drawing>
  );
}
