/** San Francisco. */
export const origin = { latitude: 37.7749, longitude: -122.4194 };

/** The unit is a Web Mercator pixel at this zoom level, about 7.6 m in San Francisco. */
export const unitZoom = 14;

const size = 256 * 2 ** unitZoom;

/** @returns {[number, number]} World pixels */
function world(longitude, latitude) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [size * (longitude / 360 + 0.5), size * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}

const [originX, originY] = world(origin.longitude, origin.latitude);

/** @returns {[number, number]} Whole units east and south of the origin */
export function unit(longitude, latitude) {
  const [x, y] = world(longitude, latitude);
  return [Math.round(x - originX), Math.round(y - originY)];
}
