/** How long the skeleton shows before the map, in milliseconds (spec §9). */
export const placeholderDelay = 1000;
