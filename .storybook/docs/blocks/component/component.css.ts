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

/** Scrolls wide tables by themselves, not the page. */
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

export const frame = style({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  border: '1px solid #8885',
  borderRadius: '10px',
});

export const anatomy = style({ position: 'relative', direction: 'ltr' });

export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  translate: '-50% -50%',
  border: '2px solid #fff',
  borderRadius: '50%',
  background: '#1f2a3d',
  color: '#fff',
  font: '700 12px/1 system-ui, sans-serif',
  pointerEvents: 'none',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '16px',
  marginBlock: '16px',
});

export const good = style({ borderBlockStart: '4px solid #38653f' });
export const bad = style({ borderBlockStart: '4px solid #a8163c' });

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  border: '1px solid #8885',
  borderRadius: '10px',
});
