import { ArrowRight } from 'lucide';
import { createIcon } from './createIcon.js';

export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight, { directed: true });
