import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/layer.js';
import { media } from '../../theme/media.js';

const turn = keyframes({ to: { rotate: '360deg' } });

export const root = component({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
  '@media': { [media.motion]: { animation: `${turn} 900ms linear infinite` } },
});
