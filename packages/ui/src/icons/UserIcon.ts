import { User } from 'lucide';
import { createIcon } from './createIcon.js';

export const UserIcon = /* @__PURE__ */ createIcon(User);
