import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  color: vars.color.text,
});

export const variant = variants({
  plain: { background: vars.color.surface, borderColor: vars.color.line, boxShadow: vars.shadow.small },
  raised: { background: vars.color.raised, borderColor: vars.color.line, boxShadow: vars.shadow.medium },
  sunken: { background: vars.color.sunken },
  accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
});
