// Apps that compile this source don't find our declarations otherwise.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./leafletModule.d.ts" />
export { DomUtil, Map, TileLayer, type LatLngExpression, type ZoomAnimEvent } from 'leaflet/dist/leaflet-src.esm.js';
