import type { FakePasskey } from '../backend/members/store.js';
import { ines } from './people.js';

/** Used and unused. */
export const passkeyFixtures: readonly [FakePasskey, FakePasskey] = [
  {
    id: 1,
    userId: ines.id,
    credentialId: 'cGhvbmU',
    name: 'My phone',
    createdAt: '2026-10-02T08:00:00.000Z',
    usedAt: '2026-10-05T17:30:00.000Z',
  },
  {
    id: 2,
    userId: ines.id,
    credentialId: 'bGFwdG9w',
    name: 'مفتاح الحاسوب',
    createdAt: '2026-10-03T08:00:00.000Z',
    usedAt: null,
  },
];
