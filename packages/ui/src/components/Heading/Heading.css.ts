import { component, variants } from '../../css/layer.js';
import { fixed } from '../../theme/fixed.js';
import { vars } from '../../theme/vars.css.js';

const { display, title, heading, subheading, label } = fixed.type;
const tracking = (role: { tracking: number }) => `${role.tracking}em`;

export const root = component({
  color: vars.color.text,
  fontFamily: vars.font[heading.font],
  fontWeight: vars.weight[heading.weight],
  lineHeight: vars.leading[heading.leading],
  letterSpacing: tracking(heading),
  overflowWrap: 'break-word',
  textWrap: 'balance',
  selectors: { '&:lang(ar), &:lang(fa), &:lang(ur)': { letterSpacing: 0, lineHeight: vars.leading.snug } },
});

export const size = variants({
  small: { fontSize: vars.text[label.text] },
  medium: { fontSize: vars.text[subheading.text] },
  large: { fontSize: vars.text[heading.text] },
  xlarge: { fontSize: vars.text[title.text], letterSpacing: tracking(title) },
  display: {
    fontSize: `clamp(${vars.text[title.text]}, 1.2em + 2.4vw, ${vars.text[display.text]})`,
    letterSpacing: tracking(display),
  },
});
