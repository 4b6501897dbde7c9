/* In cascade order. */
import './extras/Clothesline.css.js';
import './extras/extras.css.js';

export * from './index.js';
