import { MapPin } from 'lucide';
import { createIcon } from './createIcon.js';

export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
