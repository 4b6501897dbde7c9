export { OrganizationFacts } from './OrganizationFacts.js';
export { OrganizationSettings } from './OrganizationSettings.js';
