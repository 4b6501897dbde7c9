import { Mail } from 'lucide';
import { createIcon } from './createIcon.js';

export const MailIcon = /* @__PURE__ */ createIcon(Mail);
