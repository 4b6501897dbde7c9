import { vars } from '@clothesline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  fontSize: '14px',
});

export const badge = style({ padding: '2px 10px', border: '1px solid currentColor', borderRadius: '999px' });

/** Wide tables scroll horizontally instead of overflowing the page. */
export const looks = style({
  display: 'block',
  overflowX: 'auto',
  borderCollapse: 'collapse',
  fontSize: vars.text.small,
});

globalStyle(`${looks} :is(th, td)`, { padding: vars.space.xsmall, textAlign: 'start', verticalAlign: 'middle' });
globalStyle(`${looks} th`, { color: vars.color.muted, fontWeight: vars.weight.regular });

export const list = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const caption = style({ display: 'block', color: vars.color.muted, fontSize: vars.text.small });

export const frames = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: '16px',
});

export const figure = style({ margin: 0, color: 'inherit', fontSize: '14px' });

export const scaled = style({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: 'var(--width)',
  overflow: 'hidden',
  containerType: 'inline-size',
  outline: '1px solid #8885',
  borderRadius: '10px',
});

/** The scale is a quotient of two lengths, which not every browser supports in `calc()`. */
export const window = style({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  scale: 'tan(atan2(100cqi, var(--width)))',
});

export const part = style({ display: 'block', inlineSize: '100%', border: '1px solid #8885', borderRadius: '10px' });

export const partName = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline dotted',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { textDecoration: 'underline solid 3px #d01884' } },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '16px',
  marginBlock: '16px',
});

export const good = style({ borderBlockStart: '4px solid #38653f' });
export const bad = style({ borderBlockStart: '4px solid #a8163c' });
