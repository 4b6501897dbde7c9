import { CircleCheck } from 'lucide';
import { createIcon } from './createIcon.js';

export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
