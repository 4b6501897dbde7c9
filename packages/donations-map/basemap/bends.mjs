/**
 * Parses points from text: 'latitude longitude, latitude longitude'.
 * @param {string} text
 * @returns {[number, number][]}
 */
export function bends(text) {
  return text.split(', ').map((point) => {
    const [latitude, longitude] = point.split(' ').map(Number);
    return [latitude, longitude];
  });
}
