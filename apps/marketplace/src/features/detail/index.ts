export { OwnDonationSteps } from './own/OwnDonationSteps.js';
export { detailScreen } from './screens.js';
