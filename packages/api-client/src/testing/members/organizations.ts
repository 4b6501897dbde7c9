import type { OwnOrganization } from '../../members/organization.js';
import { organizationPageFixture } from '../organizationFixtures.js';
import { rosa } from './people.js';

const { needs: _needs, ...organization } = organizationPageFixture;

/** Rosa's confirmed organization. */
export const organizationFixture: OwnOrganization = { ...organization, id: rosa.id, state: 'confirmed' };
