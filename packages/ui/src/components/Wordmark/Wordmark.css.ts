import { component } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.025em',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.6em',
  blockSize: '1.6em',
  borderRadius: '34%',
  background: vars.color.accent,
  color: vars.color.accentText,
});
