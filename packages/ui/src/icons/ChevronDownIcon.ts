import { ChevronDown } from 'lucide';
import { createIcon } from './createIcon.js';

export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
