import { Menu } from 'lucide';
import { createIcon } from './createIcon.js';

export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
