import { widget } from '@clothesline/ui/style';
import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = widget({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  margin: 0,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.medium,
  lineHeight: vars.leading.normal,
  position: 'relative',
  '::before': {
    content: "''",
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 576px)',
    marginBlockEnd: `calc(-1 * ${vars.space.large})`,
  },
});

export const row = widget({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(4.5em, 20%)',
  alignItems: 'start',
  gap: vars.space.small,
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pair = style([row, widget({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })]);

export const field = widget({ display: 'grid', gap: vars.space.xsmall });

export const failure = widget({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

export const notice = widget({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.infoSoft,
  color: vars.color.info,
});

export const problems = widget({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.dangerSoft,
});

export const steps = widget({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.line}`,
});

export const silent = widget({ position: 'absolute' });
