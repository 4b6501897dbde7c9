/** The list of places: a chunk of its own, fetched when somebody looks for one. */
export const loadPlaces = async () => (await import('@clothesline/places/list')).list;
