import { LayoutGrid } from 'lucide';
import { createIcon } from './createIcon.js';

export const GridIcon = /* @__PURE__ */ createIcon(LayoutGrid);
