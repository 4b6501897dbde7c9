import { failureTexts, nameTexts, timeTexts } from '@clothesline/api-client';
import { combine } from '@clothesline/ui';
import { map } from './locales/en/map.js';

const live = { $: ['locationErrors', 'liveMap'] };

/** English texts that a map may need before, or without, its live part. */
export const drawnMessages = /* @__PURE__ */ combine(nameTexts, failureTexts, timeTexts, map, live);
