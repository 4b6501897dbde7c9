export function placeKey(locationName: string): string {
  const [first = ''] = locationName.split(',');
  return first.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
