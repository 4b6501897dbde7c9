export { createScreen } from './screens.js';
