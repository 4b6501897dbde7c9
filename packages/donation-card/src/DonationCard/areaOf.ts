/**
 * The name of a place without the visitor's own city, which says nothing new to them and has no room on most cards:
 * "Castro" of "Castro, San Francisco, CA". A name with another city, or none, stays whole.
 * @param name Undefined where a page hands over a donation without a place
 */
export function areaOf(name: string | undefined, city: string | undefined): string | undefined {
  const [area, inCity] = name?.split(', ') ?? [];
  return city && inCity === city ? area : name;
}
