import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const root = widget({ display: 'grid', gap: vars.space.xsmall });

export const overlay = widget({
  position: 'relative',
  blockSize: 0,
  marginBlockStart: `calc(-1 * ${vars.space.xsmall})`,
});

export const raised = widget({
  display: 'grid',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
});

export const list = widget({
  display: 'grid',
  gap: '2px',
  maxBlockSize: '264px',
  margin: 0,
  padding: '4px',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:empty': { display: 'none' } },
});

export const option = widget({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: '44px',
  paddingBlock: '6px',
  paddingInline: vars.space.small,
  border: 0,
  background: 'none',
  fontFamily: 'inherit',
  textAlign: 'start',
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-selected="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      outline: `2px solid ${vars.color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [media.forced]: { selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } } } },
});

export const city = widget({ fontWeight: vars.weight.medium });

export const status = widget({ color: vars.color.muted, fontSize: vars.text.small });

export const oneLine = widget({ minBlockSize: '1.5em' });

export const padded = widget({
  paddingInline: vars.space.small,
  selectors: { '&:not(:empty)': { paddingBlock: vars.space.xsmall } },
});
