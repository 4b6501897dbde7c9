import { combine, type Texts } from '@clothesline/ui';
import { drawnMessages } from './drawnMessages.js';
import { liveMessages } from './live/liveMessages.js';

/** All English strings of the map. Override some with the `messages` prop, or all of them with a catalog. */
export const donationsMapMessages = /* @__PURE__ */ combine(drawnMessages, liveMessages);

export type DonationsMapMessages = Texts<typeof donationsMapMessages>;

export type DrawnMessages = Texts<typeof drawnMessages> & Partial<Texts<typeof liveMessages>>;
