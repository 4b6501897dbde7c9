import { widget, widgetVariants } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { compact, compactQuery, gridContainer, twoColumns } from '../DonationCard/compact.css.js';
import { inCompact } from '../DonationCard/inCompact.js';
import { cardBlockSize, cardInlineSize, compactCardBlockSize } from '../DonationCard/lines.css.js';

/** Space for shadow and focus ring, since skipped items are clipped. */
const bleed = vars.space.small;

/** Elements with `container-type` have no intrinsic width. */
export const root = widget({
  '::before': { content: "''", display: 'grid', gridTemplateColumns: 'minmax(0, 1200px)' },
});

/** Columns follow its width, also in a sidebar. */
export const container = widget({
  containerName: gridContainer,
  containerType: 'inline-size',
  position: 'relative',
  // Prevents sideways scrolling.
  overflowX: 'clip',
  // Pages with padding can set 'clip'; the clip margin needs both axes.
  overflowY: 'var(--clothesline-grid-overflow, visible)' as 'visible',
  overflowClipMargin: bleed,
});

/** Minimum widths per number of columns: 232 px cards with 24 px gaps at 16 px text. */
const widths = { 2: twoColumns, 3: '46.5em', 4: '62.5em' } as const;

const columnCount = createVar();

const columnRules = (counts: readonly number[]) =>
  Object.fromEntries(
    Object.entries(widths)
      .filter(([count]) => counts.includes(Number(count)))
      .map(([count, width]) => [`${gridContainer} (min-width: ${width})`, { vars: { [columnCount]: count } }]),
  );

const oneOr = (...counts: number[]) => ({ vars: { [columnCount]: '1' }, '@container': columnRules(counts) });

/** 'even' skips three. */
export type Columns = 1 | 2 | 3 | 4 | 'even';

export const columns = widgetVariants<Columns>({
  1: oneOr(),
  2: oneOr(2),
  3: oneOr(2, 3),
  4: oneOr(2, 3, 4),
  even: oneOr(2, 4),
});

/** Two compact cards if two full ones do not fit. */
export const compactColumns = widget([compact, { '@container': { [compactQuery]: { vars: { [columnCount]: '2' } } } }]);

/** Extends by `bleed`, and lets presses through. */
export const list = widget({ margin: `calc(-1 * ${bleed})`, pointerEvents: 'none' });

export const grid = widget({ display: 'grid', gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` });

export const item = widget({ boxSizing: 'border-box', minInlineSize: 0, padding: bleed });

export const card = widget({ pointerEvents: 'auto' });

/**
 * Cards skipped together; full rows of 1 to 4. For 5,000 cards: 27 ms per frame singly, 6 ms in groups of 12; 24 would
 * double the first layout.
 */
export const groupSize = 12;

const groupHeight = (card: string) => `calc(${groupSize} / ${columnCount} * (${card} + 2 * ${bleed}))`;

/** Its height is known, so that the scroll bar is stable. */
export const lazy = widget({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: groupHeight(cardBlockSize),
  vars: { [cardInlineSize]: `((100cqi + 2 * ${bleed}) / ${columnCount} - 2 * ${bleed})` },
  ...inCompact({ containIntrinsicBlockSize: groupHeight(compactCardBlockSize) }),
});
