import { drawnMessages } from './drawnMessages.js';
import { liveMessages } from './live/liveMessages.js';

/** Every text of the map. Replace any of them with the `messages` prop, or all with a catalog. */
export const donationsMapMessages = { ...drawnMessages, ...liveMessages };

export type DonationsMapMessages = typeof donationsMapMessages;

/** Texts that a map passes to its live part, which completes them. */
export type DrawnMessages = typeof drawnMessages & Partial<typeof liveMessages>;
