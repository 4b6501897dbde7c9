import { CircleAlert } from 'lucide';
import { createIcon } from './createIcon.js';

export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
