import { component, variants } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: '3px',
  paddingInline: '9px 11px',
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xsmall,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: '5px',
    blockSize: '5px',
    borderRadius: '50%',
    background: vars.color.surface,
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
});

export const content = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const tone = variants({
  neutral: { background: vars.color.sunken, color: vars.color.text },
  accent: { background: vars.color.accentSoft, color: vars.color.onAccentSoft },
  success: { background: vars.color.successSoft, color: vars.color.success },
  highlight: { background: vars.color.highlightSoft, color: vars.color.highlight },
  info: { background: vars.color.infoSoft, color: vars.color.info },
  danger: { background: vars.color.dangerSoft, color: vars.color.danger },
});
