import { RotateCw } from 'lucide';
import { createIcon } from './createIcon.js';

export const RefreshIcon = /* @__PURE__ */ createIcon(RotateCw);
