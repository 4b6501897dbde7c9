// An app that compiles this source does not look for our declarations by itself.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./leafletModule.d.ts" />
export { DomUtil, Map, TileLayer, type LatLngExpression, type ZoomAnimEvent } from 'leaflet/dist/leaflet-src.esm.js';
