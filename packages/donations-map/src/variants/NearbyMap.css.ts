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

/** One height in every state, so that nothing below moves. */
export const map = widget({
  boxSizing: 'border-box',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: '380px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { blockSize: '420px' } },
});

/** The live map has its list under it where there is no room beside: its room is there from the first. */
export const listed = widget({
  blockSize: 'auto',
  minBlockSize: '678px',
  '@media': { [media.tablet]: { blockSize: 'auto', minBlockSize: '460px' } },
});
