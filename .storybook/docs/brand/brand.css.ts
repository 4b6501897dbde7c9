import { vars } from '@clothesline/ui/theme';
import { style } from '@vanilla-extract/css';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: vars.space.xlarge,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: '16px',
  marginBlock: '16px',
});

export const preview = style({ padding: vars.space.large, borderRadius: vars.radius.large });

/** Containment makes the chat's fixed position relative to this box, so two chats can be shown side by side. */
export const chat = style({ contain: 'layout paint', position: 'relative', blockSize: '720px', marginInline: '-24px' });

export const verdict = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.small,
  border: '2px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.successSoft,
  color: vars.color.success,
});

export const warning = style({
  borderColor: vars.color.danger,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
});

export const verdicts = style({ display: 'grid', gap: vars.space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const css = style({
  margin: 0,
  padding: vars.space.medium,
  overflowX: 'auto',
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
});
