/** Types of Leaflet's ES module. The package's main file would set `window.L` on the host's page. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
