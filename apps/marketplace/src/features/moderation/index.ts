export { ReportButton } from './ReportButton.js';
export { moderationScreen } from './screens.js';
