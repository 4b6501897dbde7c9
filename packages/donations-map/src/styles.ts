/* Every style of the package, for `styles.css`: the code of the live map comes later than its styles. */
import './live/Ground.css.js';
import './live/LiveMap.css.js';
import './live/MapControls.css.js';
import './live/MapList.css.js';
import './live/MapPins.css.js';
import './live/SpotCard.css.js';
import './live/surface.css.js';

export * from './index.js';
