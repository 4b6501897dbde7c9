import { media, vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const fieldset = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const legend = style({ padding: 0, marginBlockEnd: vars.space.xsmall, fontWeight: vars.weight.medium });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.small,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 8.5em 8.5em' } },
});

export const day = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
