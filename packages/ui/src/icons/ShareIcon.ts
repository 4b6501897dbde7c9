import { Share2 } from 'lucide';
import { createIcon } from './createIcon.js';

export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
