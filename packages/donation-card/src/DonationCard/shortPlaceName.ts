/**
 * Shortens a place's name by the visitor's own city, which has no room on most cards: "Castro" of "Castro, San
 * Francisco, CA". A name with another city, or none, stays whole.
 * @param name Undefined if a page passes a donation without a place
 */
export function shortPlaceName(name: string | undefined, city: string | undefined): string | undefined {
  const [area, inCity] = name?.split(', ') ?? [];
  return city && inCity === city ? area : name;
}
