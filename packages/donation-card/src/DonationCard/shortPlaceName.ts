/**
 * Omits the visitor's city: "Castro, San Francisco, CA" becomes "Castro".
 * @param name May be missing
 */
export function shortPlaceName(name: string | undefined, city: string | undefined): string | undefined {
  const [area, inCity] = name?.split(', ') ?? [];
  return city && inCity === city ? area : name;
}
