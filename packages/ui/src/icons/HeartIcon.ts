import { Heart } from 'lucide';
import { createIcon } from './createIcon.js';

export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
