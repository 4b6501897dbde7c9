/* Styles of the package for `styles.css`, all in one, since the code of the live map loads later than its styles. */
import './live/ground/Ground.css.js';
import './live/LiveMap.css.js';
import './live/controls/MapControls.css.js';
import './live/list/MapList.css.js';
import './live/pins/MapPins.css.js';
import './live/pins/SpotCard.css.js';
import './live/surface.css.js';

export * from './index.js';
