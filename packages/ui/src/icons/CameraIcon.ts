import { Camera } from 'lucide';
import { createIcon } from './createIcon.js';

export const CameraIcon = /* @__PURE__ */ createIcon(Camera);
