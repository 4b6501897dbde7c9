export { DonationsMap, type DonationsMapProps } from './DonationsMap.js';
export { donationsMapMessages, type DonationsMapMessages } from './messages.js';
export type { PinSelectEvent } from './selectEvent.js';
export type { DetailMapProps } from './variants/DetailMap.js';
export type { ExploreMapProps } from './variants/ExploreMap.js';
export { placeholderDelay, type NearbyMapProps } from './variants/NearbyMap.js';
