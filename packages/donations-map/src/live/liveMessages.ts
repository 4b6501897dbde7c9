import { locationErrorTexts } from '@clothesline/api-client';
import { combine } from '@clothesline/ui';
import { liveMap } from '../locales/en/liveMap.js';

export const liveMessages = /* @__PURE__ */ combine(locationErrorTexts, liveMap);
