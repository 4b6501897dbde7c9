import { failureTexts, timeTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { needs } from '../locales/en/needs.js';

/** English strings. Override them with `messages` or a catalog. */
export const needsMessages = /* @__PURE__ */ combine(failureTexts, timeTexts, needs);

export type NeedsMessages = Texts<typeof needsMessages>;
