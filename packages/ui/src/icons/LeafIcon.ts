import { Leaf } from 'lucide';
import { createIcon } from './createIcon.js';

export const LeafIcon = /* @__PURE__ */ createIcon(Leaf);
