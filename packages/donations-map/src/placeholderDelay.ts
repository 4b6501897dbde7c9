/** How long (in ms) to show the skeleton before the map (spec §9). */
export const placeholderDelay = 1000;
