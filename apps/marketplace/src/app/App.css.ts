import { textInRem, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const appRoot = style({
  vars: {
    ...textInRem,
    '--clothesline-font-body': "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    '--clothesline-font-heading':
      "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
  },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  // leave room for focus rings
  '@supports': { '(overflow-clip-margin: 1px)': { vars: { '--clothesline-grid-overflow': 'clip' } } },
});
