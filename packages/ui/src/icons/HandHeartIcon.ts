import { HandHeart } from 'lucide';
import { createIcon } from './createIcon.js';

export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
