import { component } from '../../css/layer.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.art.ground,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const picture = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const fit = {
  cover: component({ objectFit: 'cover' }),
  contain: component({ objectFit: 'contain' }),
};

export const fallback = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: '8%',
  color: vars.art.rope,
});
