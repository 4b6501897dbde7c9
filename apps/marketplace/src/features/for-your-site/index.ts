export { forYourSiteScreen } from './screens.js';
