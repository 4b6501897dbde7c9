import { Map } from 'lucide';
import { createIcon } from './createIcon.js';

export const MapIcon = /* @__PURE__ */ createIcon(Map);
