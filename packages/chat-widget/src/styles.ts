/* All styles of the package, for `styles.css`, in an order that lets the extras follow the text. */
import './extras/Clothesline.css.js';
import './extras/extras.css.js';

export * from './index.js';
