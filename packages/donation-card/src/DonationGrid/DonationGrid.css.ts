import { widget, widgetVariants } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { compact, compactQuery, gridContainer, twoColumns } from '../DonationCard/compact.css.js';
import { inCompact } from '../DonationCard/inCompact.js';
import { cardBlockSize, cardInlineSize, compactCardBlockSize } from '../DonationCard/lines.css.js';

/**
 * Space around a card inside its item: the browser clips items that it may skip, and shadow and focus ring need room.
 */
const bleed = vars.space.small;

/** Sets a width for parents that measure their content: a child with `container-type` has none. */
export const root = widget({
  '::before': { content: "''", display: 'grid', gridTemplateColumns: 'minmax(0, 1200px)' },
});

/** The container whose width sets the columns, so that the grid also fits a sidebar. */
export const container = widget({
  containerName: gridContainer,
  containerType: 'inline-size',
  position: 'relative',
  // Clips the list, which reaches out, so that a narrow page does not scroll sideways.
  overflowX: 'clip',
  // Pages with padding beside the grid set 'clip'. The clip margin applies only if both axes clip, and keeps focus
  // rings visible.
  overflowY: 'var(--clothesline-grid-overflow, visible)' as 'visible',
  overflowClipMargin: bleed,
});

/**
 * Smallest grid width for each number of columns: at a text size of 16 px a card is at least 232 px wide, with gaps of
 * 24 px; larger text takes wider cards.
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

/** Two compact cards per row if two full cards do not fit. */
export const compactColumns = widget([compact, { '@container': { [compactQuery]: { vars: { [columnCount]: '2' } } } }]);

/** Reaches `bleed` beyond its container on each side, which its items use as padding. Lets presses there through. */
export const list = widget({ margin: `calc(-1 * ${bleed})`, pointerEvents: 'none' });

export const grid = widget({ display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` });

export const item = widget({ boxSizing: 'border-box', minInlineSize: 0, padding: bleed });

export const card = widget({ pointerEvents: 'auto' });

/**
 * Number of cards that are rendered or skipped together; fills whole rows of 1, 2, 3, or 4. With 5,000 cards, single
 * cards took 27 ms per scrolling frame, and groups of 12 take 6 ms. Groups of 24 took 4 ms, but doubled the first
 * layout.
 */
export const groupSize = 12;

const groupHeight = (card: string) => `calc(${groupSize} / ${columnCount} * (${card} + 2 * ${bleed}))`;

/** Skips a full group out of sight. Its height is known exactly, so the scrollbar does not jump. */
export const lazy = widget({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: groupHeight(cardBlockSize),
  vars: { [cardInlineSize]: `((100cqi + 2 * ${bleed}) / ${columnCount} - 2 * ${bleed})` },
  ...inCompact({ containIntrinsicBlockSize: groupHeight(compactCardBlockSize) }),
});
