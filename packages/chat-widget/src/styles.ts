/* Every style of the package, for `styles.css`: what stands beside the text comes later than its styles. */
import './extras/Clothesline.css.js';
import './extras/extras.css.js';

export * from './index.js';
