import { widget, widgetVariants } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { compact, compactQuery, gridContainer, twoColumns } from '../DonationCard/compact.css.js';
import { inCompact } from '../DonationCard/inCompact.js';
import { cardBlockSize, cardInlineSize, compactCardBlockSize } from '../DonationCard/lines.css.js';

/** The space around a card inside its item. What is out of sight is not drawn, and what sticks out is cut off: shadow and focus ring need room. */
const bleed = vars.space.small;

/** The columns follow the grid's own width, so that it fits a sidebar on somebody's page too. */
export const container = widget({
  containerName: gridContainer,
  containerType: 'inline-size',
  position: 'relative',
  // The list reaches out of it: not so far that a narrow page could be scrolled sideways.
  overflowX: 'clip',
  // A page with padding beside the grid sets it to 'clip': the margin counts where both axes are cut, and focus rings are whole.
  overflowY: 'var(--clothesline-grid-overflow, visible)' as 'visible',
  overflowClipMargin: bleed,
});

/**
 * From which width of the grid on there are so many columns: at a text size of 16 px a card is at least 232 px wide, with
 * gaps of 24 px; larger text takes wider cards.
 */
const widths = { 2: twoColumns, 3: '46.5em', 4: '62.5em' } as const;

const columnCount = createVar();

const columnRules = (counts: readonly number[]) =>
  Object.fromEntries(
    Object.entries(widths)
      .filter(([count]) => counts.includes(Number(count)))
      .map(([count, width]) => [`${gridContainer} (min-width: ${width})`, { vars: { [columnCount]: count } }]),
  );

const oneOr = (...counts: number[]) => ({ vars: { [columnCount]: '1' }, '@container': columnRules(counts) });

/** The most columns; 'even' never has three. */
export type Columns = 1 | 2 | 3 | 4 | 'even';

export const columns = widgetVariants<Columns>({
  1: oneOr(),
  2: oneOr(2),
  3: oneOr(2, 3),
  4: oneOr(2, 3, 4),
  even: oneOr(2, 4),
});

/** Two compact cards in a row where two whole ones have no room. */
export const compactColumns = widget([compact, { '@container': { [compactQuery]: { vars: { [columnCount]: '2' } } } }]);

/** Reaches `bleed` beyond its container on each side; its items keep that to themselves. What lies there is pressed through it. */
export const list = widget({ margin: `calc(-1 * ${bleed})`, pointerEvents: 'none' });

export const grid = widget({ display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` });

export const item = widget({ boxSizing: 'border-box', minInlineSize: 0, padding: bleed });

export const card = widget({ pointerEvents: 'auto' });

/**
 * How many cards are rendered or skipped together: it fills whole rows of 1, 2, 3 or 4. One by one, 5,000 cards in one
 * grid took 27 ms for each frame of scrolling, by 12 it takes 6. By 24 it took 4, but twice as long to lay out the first.
 */
export const groupSize = 12;

const groupOf = (card: string) => `calc(${groupSize} / ${columnCount} * (${card} + 2 * ${bleed}))`;

/** A full group out of sight is not drawn. Its height is known exactly, so that the scrollbar never jumps. */
export const lazy = widget({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: groupOf(cardBlockSize),
  vars: { [cardInlineSize]: `((100cqi + 2 * ${bleed}) / ${columnCount} - 2 * ${bleed})` },
  ...inCompact({ containIntrinsicBlockSize: groupOf(compactCardBlockSize) }),
});
