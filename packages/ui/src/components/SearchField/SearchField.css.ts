import { component } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const input = component({ borderRadius: vars.radius.pill });
