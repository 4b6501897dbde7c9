import { X } from 'lucide';
import { createIcon } from './createIcon.js';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
