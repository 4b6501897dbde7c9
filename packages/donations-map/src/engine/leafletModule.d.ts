/** The ES module of Leaflet: the package's main file sets `window.L`, on somebody else's page. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
