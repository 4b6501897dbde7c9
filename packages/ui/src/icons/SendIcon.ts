import { Send } from 'lucide';
import { createIcon } from './createIcon.js';

export const SendIcon = /* @__PURE__ */ createIcon(Send, { directed: true });
