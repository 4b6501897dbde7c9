import { focusRing, widget } from '@clothesline/ui/style';
import { accentInk, media, vars } from '@clothesline/ui/theme';

export const beside = '(min-width: 680px)';

const whenBeside = (rule: object) => ({ '@container': { [beside]: rule } });

export const panel = widget({
  boxSizing: 'border-box',
  minInlineSize: 0,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  ...whenBeside({
    blockSize: 0,
    minBlockSize: '100%',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  }),
});

export const head = widget({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const count = widget({ margin: 0, fontWeight: vars.weight.bold });

export const outside = widget({ margin: 0, color: vars.color.muted });

export const textButton = widget({
  padding: 0,
  border: 0,
  background: 'none',
  color: accentInk(vars.color.accent),
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
  ':focus-visible': focusRing,
});

export const skip = widget({
  position: 'absolute',
  zIndex: 2,
  margin: vars.space.xsmall,
  padding: vars.space.xsmall,
  background: vars.color.surface,
  fontSize: vars.text.small,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});

export const end = widget({ outline: 'none' });

const row52 = `calc(52px + 2 * ${vars.space.xsmall})`;

export const rows = widget({
  minBlockSize: `calc(var(--rows) * ${row52} + 2 * ${vars.space.xsmall})`,
  ...whenBeside({ minBlockSize: 0 }),
});

export const later = widget({ display: 'none', ...whenBeside({ display: 'block' }) });

export const more = widget({
  display: 'grid',
  justifyItems: 'start',
  minBlockSize: '40px',
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.small,
  ...whenBeside({ display: 'none' }),
});

export const note = widget({
  margin: 0,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  color: vars.color.muted,
  fontSize: vars.text.small,
  lineHeight: vars.leading.normal,
});

export const words = widget({ margin: 0, marginBlockEnd: vars.space.small });

export const list = widget({ margin: 0, padding: vars.space.xsmall, listStyle: 'none' });

export const item = widget({ margin: 0 });

export const row = widget({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecoration: 'none',
  lineHeight: vars.leading.snug,
  ':hover': { backgroundColor: vars.color.sunken },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '@media': { [media.motion]: { transition: `background-color ${vars.motion.fast} ${vars.motion.ease}` } },
});

export const selected = widget({ backgroundColor: vars.color.accentSoft, color: vars.color.onAccentSoft });

export const picture = widget({
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
});

export const texts = widget({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const title = widget({
  overflow: 'hidden',
  fontSize: vars.text.small,
  fontWeight: vars.weight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const where = widget({
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.muted,
  fontSize: vars.text.xsmall,
  whiteSpace: 'nowrap',
});

export const placeName = widget({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const distance = widget({ flexShrink: 0 });
