import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.012em',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  selectors: { '&:lang(ar), &:lang(fa), &:lang(ur)': { letterSpacing: 0, lineHeight: vars.leading.snug } },
});

export const size = variants({
  small: { fontSize: vars.text.medium },
  medium: { fontSize: vars.text.large },
  large: { fontSize: vars.text.xlarge },
  xlarge: { fontSize: vars.text.xxlarge, letterSpacing: '-0.018em' },
  display: {
    fontSize: `clamp(${vars.text.xxlarge}, 1.2em + 2.4vw, ${vars.text.display})`,
    letterSpacing: '-0.024em',
  },
});
