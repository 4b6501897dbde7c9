import { failureTexts, nameTexts, timeTexts } from '@clothesline/api-client';
import { combine } from '@clothesline/ui';
import { map } from './locales/en/map.js';

const live = { $: ['locationErrors', 'liveMap'] };

export const drawnMessages = /* @__PURE__ */ combine(nameTexts, failureTexts, timeTexts, map, live);
