import { Pencil } from 'lucide';
import { createIcon } from './createIcon.js';

export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
