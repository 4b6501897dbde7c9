import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const gallery = style({ display: 'grid', gap: vars.space.small });

export const large = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.large,
  background: 'none',
  font: 'inherit',
  boxShadow: vars.shadow.small,
  cursor: 'zoom-in',
  outlineColor: vars.color.focus,
  outlineOffset: 2,
});

export const thumbnails = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const thumbnail = style({
  display: 'block',
  inlineSize: 72,
  padding: 0,
  overflow: 'hidden',
  border: `2px solid transparent`,
  borderRadius: vars.radius.medium,
  background: 'none',
  cursor: 'pointer',
  outlineColor: vars.color.focus,
  outlineOffset: 2,
  selectors: { '&[aria-pressed="true"]': { borderColor: vars.color.accent } },
});

export const more = style({ justifySelf: 'start' });
