import { component, variants } from '../../css/layer.js';
import { focusRing } from '../../css/mixins.js';
import { accentInk } from '../../theme/ownAccent.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  borderRadius: '2px',
  cursor: 'pointer',
  textUnderlineOffset: '0.2em',
  selectors: { '&:focus-visible': focusRing },
});

export const variant = variants({
  /** Inside text. */
  text: {
    color: accentInk(vars.color.accent),
    textDecoration: 'underline 1px',
    selectors: { '&:hover': { color: accentInk(vars.color.accentHover), textDecorationThickness: '2px' } },
  },
  plain: {
    color: 'inherit',
    textDecoration: 'none',
    selectors: { '&:hover': { color: accentInk(vars.color.accent), textDecoration: 'underline 1px' } },
  },
});
