import type { OwnOrganization } from '../../members/organization.js';
import { rosa } from './people.js';

/** A confirmed organization, which Rosa's account is. */
export const organizationFixture: OwnOrganization = {
  id: rosa.id,
  name: 'Noe Valley Coat Drive',
  logo: null,
  address: '1024 Church Street, San Francisco, CA 94114',
  hours: 'Monday to Friday, 9 am to 5 pm\nSaturday, 10 am to 1 pm',
  rules: 'Please wash everything, and bring it in bags. We don’t take shoes.',
  contact: 'coats@noevalley.example',
  state: 'confirmed',
};
