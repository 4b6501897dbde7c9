import type { ModerationEntry } from '../../members/report.js';
import { brokenPictureFixture, longTextFixture } from '../namedFixtures.js';
import { amir } from './people.js';
import { requestFixtures } from './requests.js';

/** Reports: three entries are open, one is decided. */
export const moderationFixtures: readonly ModerationEntry[] = [
  {
    id: 1,
    kind: 'donation',
    targetId: longTextFixture.id,
    reasons: ['spam', 'other'],
    words: ['This was listed three times in a week.', 'He asked me for money at the door.'],
    createdAt: '2026-11-18T09:00:00.000Z',
    state: 'open',
  },
  {
    id: 2,
    kind: 'message',
    targetId: requestFixtures.flatMap(({ messages }) => messages).find(({ authorId }) => authorId !== null)?.id ?? 1,
    reasons: ['rude'],
    words: [],
    createdAt: '2026-11-20T18:20:00.000Z',
    state: 'open',
  },
  {
    id: 3,
    kind: 'person',
    targetId: amir.id,
    reasons: ['unsafe'],
    words: ['Wanted to meet at night, and nowhere else.'],
    createdAt: '2026-11-21T15:00:00.000Z',
    state: 'open',
  },
  {
    id: 4,
    kind: 'donation',
    targetId: brokenPictureFixture.id,
    reasons: ['spam'],
    words: [],
    createdAt: '2026-11-10T15:30:00.000Z',
    state: 'dismissed',
  },
];
