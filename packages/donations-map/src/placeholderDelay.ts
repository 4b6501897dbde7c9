/** Time of the skeleton before the map, in ms (spec §9). */
export const placeholderDelay = 1000;
