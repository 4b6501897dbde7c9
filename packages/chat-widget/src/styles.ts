/* The order matters, it determines the cascade. */
import './extras/Clothesline.css.js';
import './extras/extras.css.js';

export * from './index.js';
