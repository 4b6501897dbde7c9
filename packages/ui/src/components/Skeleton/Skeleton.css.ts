import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../css/layer.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const root = component({
  display: 'block',
  maxInlineSize: '100%',
  background: `color-mix(in srgb, ${vars.color.sunken} 60%, ${vars.color.line})`,
  '@media': {
    [media.motion]: { animation: `${pulse} 1.6s ease-in-out infinite` },
    [media.forced]: { border: '1px solid GrayText' },
  },
});

export const radius = variants({
  none: { borderRadius: 0 },
  small: { borderRadius: vars.radius.small },
  medium: { borderRadius: vars.radius.medium },
  large: { borderRadius: vars.radius.large },
  xlarge: { borderRadius: vars.radius.xlarge },
  pill: { borderRadius: vars.radius.pill },
});
