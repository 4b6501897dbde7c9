/**
 * Removes the visitor's own city. For example, "Castro, San Francisco, CA" becomes "Castro".
 * @param name Donations don't always have a place name
 */
export function shortPlaceName(name: string | undefined, city: string | undefined): string | undefined {
  const [area, inCity] = name?.split(', ') ?? [];
  return city && inCity === city ? area : name;
}
