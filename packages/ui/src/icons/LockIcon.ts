import { Lock } from 'lucide';
import { createIcon } from './createIcon.js';

export const LockIcon = /* @__PURE__ */ createIcon(Lock);
