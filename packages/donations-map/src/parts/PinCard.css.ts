import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const sheet = widget({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 3,
  insetInline: vars.space.small,
  maxInlineSize: '400px',
  marginInline: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.large,
  color: vars.color.text,
  '@media': { [media.motion]: { animation: `${rise} ${vars.motion.medium} ${vars.motion.ease}` } },
});

export const card = widget([
  sheet,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: vars.space.small,
    padding: vars.space.small,
  },
]);

export const above = widget({ insetBlockStart: vars.space.small });

export const below = widget({ insetBlockEnd: vars.space.small });

export const picture = widget({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});

export const body = widget({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 });

/** A long name is truncated, but the distance after it never is. */
export const place = widget({ display: 'flex', maxInlineSize: '100%' });

export const placeName = widget({
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const distance = widget({ flex: 'none', whiteSpace: 'pre' });

export const close = widget({ margin: '-4px' });
