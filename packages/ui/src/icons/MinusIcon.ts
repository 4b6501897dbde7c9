import { Minus } from 'lucide';
import { createIcon } from './createIcon.js';

export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
