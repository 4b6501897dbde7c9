import { TriangleAlert } from 'lucide';
import { createIcon } from './createIcon.js';

export const AlertIcon = /* @__PURE__ */ createIcon(TriangleAlert);
