import { Plus } from 'lucide';
import { createIcon } from './createIcon.js';

export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
