/**
 * Splits the name of a place where the visitor's own city begins: "Castro" and ", San Francisco, CA". The city says
 * nothing new to them, and most cards have no room for both. A name with another city, or none, stays whole.
 */
export function splitPlace(name: string, city: string | undefined): { area: string; knownCity?: string } {
  const at = city ? name.indexOf(`, ${city}`) : -1;
  const knownCity = name.slice(at);
  return at > 0 && knownCity.split(', ')[1] === city ? { area: name.slice(0, at), knownCity } : { area: name };
}
