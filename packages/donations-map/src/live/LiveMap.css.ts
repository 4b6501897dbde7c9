import { globalWidget, widget } from '@clothesline/ui/style';
import { media, vars } from '@clothesline/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** From this width of its own on, the map has its list beside it: the tablet of the spec, less the page's margins. */
const beside = '(min-width: 680px)';

export const root = widget({
  position: 'absolute',
  inset: 0,
  containerType: 'inline-size',
  '@media': { [media.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}` } },
});

export const columns = widget({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  fontFamily: vars.font.body,
});

export const listed = widget({
  gridTemplateRows: 'minmax(0, 1fr) minmax(0, 0.52fr)',
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

/** Something to say instead of pins lies on the map. */
export const notice = widget({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
  pointerEvents: 'none',
});

export const noticeBody = widget({
  display: 'grid',
  maxBlockSize: '100%',
  maxInlineSize: '100%',
  pointerEvents: 'auto',
});

/** A card stands over the small print, which must be read at all times. */
export const cardRoom = widget({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: 0,
  insetBlockEnd: '20px',
  insetInline: 0,
  pointerEvents: 'none',
});

globalWidget(`${cardRoom} > *`, { pointerEvents: 'auto' });
