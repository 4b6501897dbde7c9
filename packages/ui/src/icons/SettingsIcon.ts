import { Settings } from 'lucide';
import { createIcon } from './createIcon.js';

export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
