import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/layer.js';
import { media } from '../../theme/media.js';

const bob = keyframes({
  '0%, 60%, 100%': { translate: '0 0', opacity: 0.45 },
  '30%': { translate: '0 -0.3em', opacity: 1 },
});

export const root = component({ display: 'inline-flex', alignItems: 'center', gap: '0.3em', blockSize: '1.5em' });

export const dot = component({
  inlineSize: '0.45em',
  blockSize: '0.45em',
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.6,
  '@media': {
    [media.motion]: {
      animation: `${bob} 1.2s ease-in-out infinite`,
      selectors: { '&:nth-child(2)': { animationDelay: '150ms' }, '&:nth-child(3)': { animationDelay: '300ms' } },
    },
    [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});
