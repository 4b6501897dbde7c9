/**
 * Picks many places around San Francisco, but only large places elsewhere. Each row has a name, latitude, longitude,
 * minimum zoom and a kind (0 for cities, 1 for neighborhoods).
 */
export function places(cities) {
  return cities
    .filter(({ featureCode }) => featureCode !== 'PPLX')
    .map(({ name, country, population, loc: { coordinates } }) => ({
      name: name.replace(',', ''),
      population,
      longitude: coordinates[0],
      latitude: coordinates[1],
      isNear: Math.hypot((coordinates[0] + 122.2) * 0.79, coordinates[1] - 37.7) < 0.75,
      isHome: country === 'US',
    }))
    .filter(({ population, isNear, isHome }) => population >= (isNear ? 40_000 : isHome ? 420_000 : 6_500_000))
    .sort((a, b) => b.population - a.population)
    .map(({ name, population, longitude, latitude, isNear, isHome }) => [
      name,
      latitude.toFixed(isNear ? 3 : 2),
      longitude.toFixed(isNear ? 3 : 2),
      isNear ? nearZoom(population) : isHome && population < 900_000 ? 6 : 4,
      0,
    ]);
}

function nearZoom(population) {
  if (population > 380_000) return 6;
  if (population > 100_000) return 9;
  return population > 60_000 ? 10 : 11;
}
