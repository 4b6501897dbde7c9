import { focusRing, widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

const inlineSize = '40px';
const blockSize = '44px';

export const pins = widget({ display: 'contents', margin: 0, padding: 0, listStyle: 'none' });

export const item = widget({ display: 'contents' });

export const pin = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  inlineSize,
  blockSize,
  marginInlineStart: `calc(${inlineSize} / -2)`,
  marginBlockStart: `calc(-1 * ${blockSize})`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: vars.color.accentText,
  cursor: 'pointer',
  appearance: 'none',
  ':focus-visible': { zIndex: 2, ...focusRing, outlineOffset: '3px' },
  ':hover': { zIndex: 2 },
  '@media': {
    [media.motion]: {
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
      ':hover': { transform: 'translateY(-3px)' },
    },
  },
});

export const selected = widget({ zIndex: 2, color: vars.color.canvas });

export const drop = widget({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: vars.color.accent,
  stroke: vars.color.surface,
  strokeWidth: 2,
  filter: 'drop-shadow(0 2px 3px #0000003d)',
  selectors: {
    [`${pin}:hover &`]: { fill: vars.color.accentHover },
    [`${selected} &`]: { fill: vars.color.text },
  },
  '@media': { [media.forced]: { fill: 'ButtonText', stroke: 'ButtonFace' } },
});

export const glyph = widget({
  position: 'absolute',
  insetBlockStart: '9px',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '18px',
  blockSize: '18px',
  '@media': { [media.forced]: { color: 'ButtonFace' } },
});

export const more = widget({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineEnd: vars.space.small,
  display: 'flex',
  gap: vars.space.xsmall,
  margin: 0,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.small,
  color: vars.color.text,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});
