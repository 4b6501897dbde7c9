import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: '50%',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  userSelect: 'none',
});

export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const size = variants({
  small: { inlineSize: '32px', blockSize: '32px', fontSize: vars.text.xsmall },
  medium: { inlineSize: '44px', blockSize: '44px', fontSize: vars.text.medium },
  large: { inlineSize: '96px', blockSize: '96px', fontSize: vars.text.xxlarge },
});

export const backgrounds = [
  component({ background: vars.color.accentSoft, color: vars.color.onAccentSoft }),
  component({ background: vars.color.successSoft, color: vars.color.success }),
  component({ background: vars.color.highlightSoft, color: vars.color.highlight }),
  component({ background: vars.color.infoSoft, color: vars.color.info }),
];
