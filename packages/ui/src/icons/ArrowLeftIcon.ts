import { ArrowLeft } from 'lucide';
import { createIcon } from './createIcon.js';

export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft, { directed: true });
