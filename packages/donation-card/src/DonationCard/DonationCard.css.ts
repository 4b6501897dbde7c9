import { focusRing, widget } from '@clothesline/ui/style';
import { media, tokens, vars } from '@clothesline/ui/theme';
import { createContainer } from '@vanilla-extract/css';
import { inCompact } from './inCompact.js';
import {
  badgeBlockSize,
  bodyBlockSize,
  compactBadgesBlockSize,
  compactBodyBlockSize,
  descriptionBlockSize,
  descriptionLines,
  edge,
  titleLines,
} from './lines.css.js';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const card = widget({
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: `${edge} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  boxShadow: vars.shadow.small,
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.medium} ${vars.motion.ease}, box-shadow ${vars.motion.medium} ${vars.motion.ease}`,
    },
    [`${media.motion} and ${media.hover}`]: {
      selectors: { '&:hover:not([data-skeleton])': { transform: 'translateY(-4px)' } },
    },
    [media.hover]: { selectors: { '&:hover:not([data-skeleton])': { boxShadow: vars.shadow.medium } } },
    [media.forced]: { borderColor: 'CanvasText' },
  },
  selectors: {
    '&::before': { content: "''", display: 'grid', gridTemplateColumns: 'minmax(0, 288px)' },
    '&:has(a:focus-visible)': focusRing,
  },
});

export const picture = widget({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderStartStartRadius: `calc(${vars.radius.large} - 1px)`,
  borderStartEndRadius: `calc(${vars.radius.large} - 1px)`,
  backgroundColor: vars.color.sunken,
  ...inCompact({
    boxSizing: 'content-box',
    paddingBlockEnd: compactBadgesBlockSize,
    backgroundColor: 'transparent',
  }),
  '@media': { print: { display: 'none' } },
});

export const badges = widget({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  position: 'absolute',
  insetBlockEnd: vars.space.small,
  insetInlineStart: vars.space.small,
  maxInlineSize: `calc(100% - 2 * ${vars.space.small})`,
  ...inCompact({
    overflow: 'hidden',
    blockSize: badgeBlockSize,
    insetBlockEnd: 0,
    insetInlineStart: vars.space.xsmall,
    maxInlineSize: `calc(100% - 2 * ${vars.space.xsmall})`,
  }),
});

export const size = widget({ flex: 'none' });

export const category = widget(inCompact({ order: 1 }));

export const body = widget({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: bodyBlockSize,
  padding: vars.space.medium,
  lineHeight: vars.leading.normal,
  fontSize: vars.text.small,
  ...inCompact({ minBlockSize: compactBodyBlockSize, padding: vars.space.xsmall }),
});

export const title = widget({
  margin: 0,
  fontSize: vars.text.large,
  lineHeight: vars.leading.snug,
  ...inCompact({ fontSize: vars.text.medium }),
});

/** Covers the whole card, so that a single link and tab stop suffice. */
export const link = widget({
  ...clamp(titleLines),
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.large },
});

export const place = widget({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  margin: 0,
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.muted,
});

export const pin = widget({ flex: 'none' });

export const placeText = widget({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const placeName = widget({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const distance = widget({ flex: 'none', whiteSpace: 'pre' });

const descriptionContainer = createContainer();

export const descriptionRoom = widget({
  containerName: descriptionContainer,
  containerType: 'size',
  // Chromium evaluates the container query before the height is known.
  flex: `1 0 ${descriptionBlockSize}`,
  marginBlockStart: vars.space.xsmall,
  ...inCompact({ display: 'none' }),
});

const oneMore = descriptionLines + 1;

export const description = widget({
  ...clamp(descriptionLines),
  margin: 0,
  '@container': {
    [`${descriptionContainer} (min-height: ${oneMore * Number(tokens.leading.normal)}em)`]: {
      WebkitLineClamp: oneMore,
    },
  },
});

export const donor = widget({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  margin: 0,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  color: vars.color.muted,
  ...inCompact({ display: 'none' }),
});

export const heart = widget({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
});

export const ghostTitle = widget({
  display: 'flex',
  alignItems: 'center',
  blockSize: `calc(${vars.text.large} * ${vars.leading.snug})`,
});

export const ghostLines = widget({ display: 'grid', gap: vars.space.xsmall, marginBlockStart: vars.space.xsmall });
