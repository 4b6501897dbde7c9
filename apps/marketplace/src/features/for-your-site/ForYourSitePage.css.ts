import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';
import { page } from '../../lib/page/Page.css.js';

export const layout = style([page, { display: 'grid', gap: vars.space.xlarge, alignContent: 'start' }]);

export const columns = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const settings = style({
  display: 'grid',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

export const wide = style({ gridColumn: '1 / -1' });

export const preview = style({
  display: 'grid',
  gap: vars.space.small,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.medium } },
});

export const frame = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: 'min(680px, 80vh)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const accent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'start',
});

export const swatch = style({
  boxSizing: 'border-box',
  inlineSize: 56,
  blockSize: 46,
  marginBlockStart: `calc(${vars.text.small} * ${vars.leading.snug} + 6px)`,
  padding: 4,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  cursor: 'pointer',
});

export const lines = style({
  margin: 0,
  padding: vars.space.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
});

export const steps = style({ display: 'grid', gap: vars.space.small, margin: 0, paddingInlineStart: '1.4em' });

export const summary = style({ minBlockSize: 44, cursor: 'pointer', alignContent: 'center' });
