import { Heart } from 'lucide';
import { createIcon } from './createIcon.js';

export const HeartFilledIcon = /* @__PURE__ */ createIcon(Heart, { filled: true });
