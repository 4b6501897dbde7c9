export { OrganizationFacts } from './OrganizationFacts.js';
export { organizationPageScreen } from './screens.js';
export { OrganizationSettings } from './OrganizationSettings.js';
