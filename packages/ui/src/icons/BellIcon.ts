import { Bell } from 'lucide';
import { createIcon } from './createIcon.js';

export const BellIcon = /* @__PURE__ */ createIcon(Bell);
