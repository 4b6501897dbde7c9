import { component } from '../../css/layer.js';
import { accentInk } from '../../theme/ownAccent.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({ display: 'grid', alignContent: 'start', gap: '6px' });

export const label = component({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const mark = component({ color: accentInk(vars.color.accent) });

export const hint = component({ color: vars.color.muted, fontSize: vars.text.small, lineHeight: vars.leading.snug });

export const error = component({
  display: 'flex',
  gap: '6px',
  color: vars.color.danger,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});
