import { combine, type Texts } from '@clothesline/ui';
import { drawnMessages } from './drawnMessages.js';
import { liveMessages } from './live/liveMessages.js';

/** Every English text of the map. Replace any of them with the `messages` prop, or all with a catalog. */
export const donationsMapMessages = /* @__PURE__ */ combine(drawnMessages, liveMessages);

export type DonationsMapMessages = Texts<typeof donationsMapMessages>;

/** Texts that a map passes to its live part, which completes them. */
export type DrawnMessages = Texts<typeof drawnMessages> & Partial<Texts<typeof liveMessages>>;
