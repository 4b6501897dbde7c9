import { House } from 'lucide';
import { createIcon } from './createIcon.js';

export const HomeIcon = /* @__PURE__ */ createIcon(House);
