import { widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';

export const card = widget({ overflow: 'hidden', fontFamily: vars.font.body });

export const head = widget({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.large } },
});

export const filter = widget({ flex: '1 1 180px', '@media': { [media.tablet]: { flex: '0 1 220px' } } });

/** All states have the same height, to avoid layout shifts. */
export const map = widget({
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  containerType: 'inline-size',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: '380px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { blockSize: '420px' } },
});

export const listed = widget({ blockSize: 'auto', '@media': { [media.tablet]: { blockSize: 'auto' } } });
