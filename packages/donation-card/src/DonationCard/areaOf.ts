/**
 * The name of a place without the visitor's own city, which says nothing new to them and has no room on most cards:
 * "Castro" of "Castro, San Francisco, CA". A name with another city, or none, stays whole.
 */
export function areaOf(name: string, city: string | undefined): string {
  const [area = '', inCity] = name.split(', ');
  return city && inCity === city ? area : name;
}
