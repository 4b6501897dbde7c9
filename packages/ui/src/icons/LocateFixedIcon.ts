import { LocateFixed } from 'lucide';
import { createIcon } from './createIcon.js';

export const LocateFixedIcon = /* @__PURE__ */ createIcon(LocateFixed);
