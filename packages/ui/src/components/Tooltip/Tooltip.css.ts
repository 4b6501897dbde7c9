import { component } from '../../css/layer.js';
import { media } from '../../theme/media.js';
import { vars } from '../../theme/vars.css.js';

/** The colours of the page turned round. Its clear border reaches the anchor, so that the pointer can cross over. */
export const root = component({
  inlineSize: 'max-content',
  maxInlineSize: 'min(260px, calc(100vw - 16px))',
  margin: '-6px 0',
  padding: '5px 10px',
  overflow: 'hidden',
  border: '6px solid transparent',
  borderRadius: '14px',
  backgroundColor: vars.color.text,
  backgroundClip: 'padding-box',
  boxShadow: 'none',
  color: vars.color.canvas,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  '@media': { [media.forced]: { margin: 0, borderWidth: '1px' } },
});
