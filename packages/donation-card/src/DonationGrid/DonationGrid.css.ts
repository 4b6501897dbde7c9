import { widget, widgetVariants } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { compact, compactQuery, gridContainer, twoColumns } from '../DonationCard/compact.css.js';
import { inCompact } from '../DonationCard/inCompact.js';
import { cardBlockSize, cardInlineSize, compactCardBlockSize } from '../DonationCard/lines.css.js';

/** Items that are skipped get clipped, so leave room for shadows and focus rings. */
const bleed = vars.space.small;

/** An element with `container-type` has no intrinsic width, so a pseudo-element provides it. */
export const root = widget({
  '::before': { content: "''", display: 'grid', gridTemplateColumns: 'minmax(0, 1200px)' },
});

export const container = widget({
  containerName: gridContainer,
  containerType: 'inline-size',
  position: 'relative',
  // the bleed must not make the page scroll sideways
  overflowX: 'clip',
  // Both axes need `clip` for the clip margin to work. Pages that have enough padding can opt in.
  overflowY: 'var(--clothesline-grid-overflow, visible)' as 'visible',
  overflowClipMargin: bleed,
});

/** The minimum width for each number of columns: 232 px per card and 24 px gaps at a font size of 16 px. */
const widths = { 2: twoColumns, 3: '46.5em', 4: '62.5em' } as const;

const columnCount = createVar();

const columnRules = (counts: readonly number[]) =>
  Object.fromEntries(
    Object.entries(widths)
      .filter(([count]) => counts.includes(Number(count)))
      .map(([count, width]) => [`${gridContainer} (min-width: ${width})`, { vars: { [columnCount]: count } }]),
  );

const oneOr = (...counts: number[]) => ({ vars: { [columnCount]: '1' }, '@container': columnRules(counts) });

/** 'even' jumps from two columns straight to four. */
export type Columns = 1 | 2 | 3 | 4 | 'even';

export const columns = widgetVariants<Columns>({
  1: oneOr(),
  2: oneOr(2),
  3: oneOr(2, 3),
  4: oneOr(2, 3, 4),
  even: oneOr(2, 4),
});

export const compactColumns = widget([compact, { '@container': { [compactQuery]: { vars: { [columnCount]: '2' } } } }]);

/** Let clicks through. Otherwise the enlarged list would cover its surroundings. */
export const list = widget({ margin: `calc(-1 * ${bleed})`, pointerEvents: 'none' });

export const grid = widget({ display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` });

export const item = widget({ boxSizing: 'border-box', minInlineSize: 0, padding: bleed });

export const card = widget({ pointerEvents: 'auto' });

/**
 * The number of cards per `content-visibility` group. It's divisible by 1 to 4 so that groups end with a full row. With
 * 5,000 cards, single items take 27 ms per frame, groups of 12 take 6 ms, and groups of 24 would double the first
 * layout.
 */
export const groupSize = 12;

const groupHeight = (card: string) => `calc(${groupSize} / ${columnCount} * (${card} + 2 * ${bleed}))`;

/** Estimated height that prevents the scrollbar from jumping */
export const lazy = widget({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: groupHeight(cardBlockSize),
  vars: { [cardInlineSize]: `((100cqi + 2 * ${bleed}) / ${columnCount} - 2 * ${bleed})` },
  ...inCompact({ containIntrinsicBlockSize: groupHeight(compactCardBlockSize) }),
});
