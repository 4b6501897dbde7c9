import { component } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xsmall,
  marginInline: 'auto',
  padding: `${vars.space.xlarge} ${vars.space.medium}`,
  textAlign: 'center',
});

export const illustration = component({ inlineSize: 'min(220px, 70%)', marginBlockEnd: vars.space.small });

export const text = component({ maxInlineSize: '46ch', textWrap: 'pretty' });

export const action = component({ marginBlockStart: vars.space.medium });
