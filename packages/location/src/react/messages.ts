import { locationErrorTexts } from '@clothesline/api-client';
import { combine, type Texts } from '@clothesline/ui';
import { location } from '../locales/en/location.js';

/** All English strings of the dialog. Override them with the `messages` prop. */
export const locationPickerMessages = /* @__PURE__ */ combine(locationErrorTexts, location);

export type LocationPickerMessages = Texts<typeof locationPickerMessages>;
