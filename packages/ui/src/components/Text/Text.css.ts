import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({ overflowWrap: 'break-word' });

export const size = variants({
  xsmall: { fontSize: vars.text.xsmall, lineHeight: vars.leading.snug },
  small: { fontSize: vars.text.small, lineHeight: vars.leading.normal },
  medium: { fontSize: vars.text.medium, lineHeight: vars.leading.normal },
  large: { fontSize: vars.text.large, lineHeight: vars.leading.normal },
  xlarge: { fontSize: vars.text.xlarge, lineHeight: vars.leading.snug },
});

export const tone = variants({
  neutral: { color: vars.color.text },
  muted: { color: vars.color.muted },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  inherit: { color: 'inherit' },
});

export const weight = variants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});

/** Cuts after `-webkit-line-clamp` lines, which the component sets. */
export const clamped = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
