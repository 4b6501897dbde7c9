import { Copy } from 'lucide';
import { createIcon } from './createIcon.js';

export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
