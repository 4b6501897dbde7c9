import { Shirt } from 'lucide';
import { createIcon } from './createIcon.js';

export const ShirtIcon = /* @__PURE__ */ createIcon(Shirt);
