export { HelpDialog } from './HelpDialog.js';
export { helpScreen, notFoundScreen } from './screens.js';
