import { vars } from '@clothesline/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  // The skip link brings the focus here; the whole page needs no outline.
  outline: 'none',
});

const appear = keyframes({ from: { visibility: 'hidden' } });

/** At the lower edge of a page whose script has not come for long; without script in the page. */
export const scriptNotice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  padding: vars.space.medium,
  background: vars.color.surface,
  textAlign: 'center',
  animation: `${appear} 10s step-end`,
  '@media': { '(scripting: none)': { position: 'static', animation: 'none' } },
});
