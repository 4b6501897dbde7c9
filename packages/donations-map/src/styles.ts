/*
 * All styles of the package. They share a single file since they have to be available before the code of the live map
 * is loaded.
 */
import './live/basemap/Basemap.css.js';
import './live/LiveMap.css.js';
import './live/controls/MapControls.css.js';
import './live/list/MapList.css.js';
import './live/pins/MapPins.css.js';
import './live/pins/SpotCard.css.js';
import './live/surface.css.js';

export * from './index.js';
