export { personScreen, profileScreen } from './screens.js';
