import { Recycle } from 'lucide';
import { createIcon } from './createIcon.js';

export const RecycleIcon = /* @__PURE__ */ createIcon(Recycle);
