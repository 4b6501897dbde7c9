import { globalWidget, widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { beside } from './list/MapList.css.js';
import { smallPrint } from './surface.css.js';

const narrowMap = '340px';

const appear = keyframes({ from: { opacity: 0 } });

export const root = widget({
  display: 'grid',
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}` } },
});

export const columns = widget({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  fontFamily: vars.font.body,
});

export const listed = widget({
  gridTemplateRows: `minmax(${narrowMap}, 1fr) auto`,
  '@container': {
    [beside]: { gridTemplateRows: 'minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)' },
  },
});

export const stage = widget({
  position: 'relative',
  isolation: 'isolate',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
});

export const notice = widget({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.medium,
  paddingInline: '56px',
  pointerEvents: 'none',
});

export const noticeBody = widget({
  display: 'grid',
  overflow: 'auto',
  maxBlockSize: '100%',
  maxInlineSize: '100%',
  pointerEvents: 'auto',
});

export const cardRoom = widget({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetBlockEnd: smallPrint,
  insetInline: 0,
  pointerEvents: 'none',
});

globalWidget(`${cardRoom} > *`, { pointerEvents: 'auto' });
