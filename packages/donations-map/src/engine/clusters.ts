import Supercluster from 'supercluster';
import { zoomRange, type GeoPoint, type Mark, type MarksIn } from './MapEngine.js';

/** In pixels. Pins are 40 px wide, the rest is space for a finger. */
const radius = 64;

const maxMembers = 100;

export function createClusters(points: readonly GeoPoint[]): MarksIn {
  // Clusters have to exist at the last zoom level too, otherwise pins could overlap.
  const index = new Supercluster<{ index: number }>({
    radius,
    extent: 256,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
  });
  index.load(
    points.map(({ latitude, longitude }, position) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { index: position },
    })),
  );
  return ({ west, south, east, north }, zoom) =>
    index.getClusters([west, south, east, north], Math.round(zoom)).map(({ geometry, properties }): Mark => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const position = { latitude, longitude };
      if (!('cluster_id' in properties)) return { position, count: 1, members: [properties.index] };
      const { cluster_id: clusterId, point_count: count } = properties;
      const splitZoom = index.getClusterExpansionZoom(clusterId);
      if (splitZoom <= zoomRange.max) return { clusterId, position, count, splitZoom, members: [] };
      const leaves = index.getLeaves(clusterId, maxMembers);
      return { clusterId, position, count, members: leaves.map((leaf) => leaf.properties.index) };
    });
}
