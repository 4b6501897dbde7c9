import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import * as plugin from 'leaflet.markercluster';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import 'leaflet.markercluster/dist/MarkerCluster.Default.css';
import { points } from './points.js';

let map: L.Map | undefined;

Object.assign(globalThis, {
  plugin,
  prepare: points,
  mount(donations: ReturnType<typeof points>) {
    const place = document.body.appendChild(document.createElement('div'));
    place.style.cssText = 'width: 1168px; height: 460px; margin: 16px';
    map = L.map(place, { center: [37.7749, -122.4194], zoom: 12, maxZoom: 16 });
    const group = L.markerClusterGroup();
    group.addLayers(
      donations.map(({ latitude, longitude, title }) => L.marker([latitude, longitude], { title, icon: L.divIcon() })),
    );
    map.addLayer(group);
  },
  unmount() {
    map?.remove();
    document.body.replaceChildren();
  },
  isThere: () => document.querySelector('.leaflet-marker-icon') !== null,
});
