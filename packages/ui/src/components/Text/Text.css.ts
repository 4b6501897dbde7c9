import { component, variants } from '../../css/layer.js';
import { fixed, type TypeRole } from '../../theme/fixed.js';
import { vars } from '../../theme/vars.css.js';

const { caption, small, body, lead } = fixed.type;
const look = ({ text, leading }: TypeRole) => ({ fontSize: vars.text[text], lineHeight: vars.leading[leading] });

export const root = component({ overflowWrap: 'break-word' });

export const size = variants({
  xsmall: look(caption),
  small: look(small),
  medium: look(body),
  large: look(lead),
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

/** Truncates after the number of lines set in `-webkit-line-clamp`. */
export const clamped = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
