import { component } from '../../css/layer.js';
import { vars } from '../../theme/vars.css.js';

export const root = component({ padding: vars.space.medium, selectors: { '&:focus': { outline: 'none' } } });
