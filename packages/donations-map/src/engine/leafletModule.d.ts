/** The main file would set `window.L`. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
