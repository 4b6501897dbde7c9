/** The name by which a place is found: the first part of a location name, in lower case ("mission district"). */
export function placeKey(locationName: string): string {
  const [first = ''] = locationName.split(',');
  return first.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
