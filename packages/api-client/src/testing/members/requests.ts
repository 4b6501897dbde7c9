import type { Message } from '../../members/request.js';
import { hasEnded, type RequestState } from '../../hand-over/states.js';
import { standardDurations } from '../../hand-over/durations.js';
import { fakePickupCode } from '../backend/members/handOver.js';
import type { FakeNotice, FakeRequest } from '../backend/members/store.js';
import { lines } from '../../locales/members/en/lines.js';
import { noticeText, type LineCode } from '../../members/texts.js';
import { donationFixtures } from '../donationFixtures.js';
import { amir, grace, ines, rosa, wei } from './people.js';

/** Current time in stories. */
export const fixtureNow = new Date('2026-11-21T17:30:00.000Z');

const hour = 3_600_000;
const day = 24 * hour;

interface Seed {
  donation: string;
  askerId: number;
  state: RequestState;
  reason: string;
  asked: number;
  said?: readonly (readonly [who: number, content: string] | LineCode)[];
  /** Read by the asker only. */
  isNews?: boolean;
}

/** Requests by Inés in each state; Rosa has three. */
const seeds: readonly Seed[] = [
  {
    donation: 'Summer dresses',
    askerId: ines.id,
    state: 'received',
    reason: 'My sister starts a new job and has nothing for warm days.',
    asked: 200,
    said: [
      'promise',
      [rosa.id, 'The third bell from the top, please.'],
      [ines.id, 'Thank you! She looks lovely in the blue one.'],
      'receive',
    ],
  },
  {
    donation: 'Rain boots',
    askerId: ines.id,
    state: 'missed',
    reason: 'Both of my children jump into every puddle there is.',
    asked: 180,
    said: ['promise', 'miss'],
  },
  {
    donation: 'A whole wardrobe',
    askerId: ines.id,
    state: 'declined',
    reason: 'I sleep on a couch and have little to wear.',
    asked: 160,
    said: ['decline', [rosa.id, 'I gave it to a family of five, sorry.']],
  },
  {
    donation: 'Interview suit',
    askerId: ines.id,
    state: 'cancelled',
    reason: 'My brother has an interview on Monday morning.',
    asked: 150,
    said: ['cancel'],
  },
  {
    donation: 'معطف شتوي',
    askerId: ines.id,
    state: 'closed',
    reason: 'For the party of the choir, which has no money at all.',
    asked: 140,
    said: ['close'],
  },
  {
    donation: 'Zebra raincoat',
    askerId: ines.id,
    state: 'promised',
    reason: 'My way to work is an hour by bicycle, and my coat leaks.',
    asked: 50,
    said: [
      [wei.id, 'It is yours if you can come on Sunday.'],
      'promise',
      [ines.id, 'I can! I will be there at eleven.'],
      [wei.id, 'See you then. Bring a bag, it may rain.'],
    ],
    isNews: true,
  },
  {
    donation: 'Zebra raincoat',
    askerId: amir.id,
    state: 'waiting',
    reason: 'I walk dogs in all weather, and would wear it every day.',
    asked: 44,
  },
  {
    donation: 'Trail shoes',
    askerId: ines.id,
    state: 'offered',
    reason: 'I would like to walk with my daughter in the hills.',
    asked: 40,
    said: ['offer'],
    isNews: true,
  },
  {
    donation: 'Wool scarves',
    askerId: wei.id,
    state: 'waiting',
    reason: 'I arrived in August and did not know how cold it gets.',
    asked: 30,
  },
  {
    donation: 'Wool scarves',
    askerId: grace.id,
    state: 'waiting',
    reason:
      'For the people who come to our breakfast on Saturdays. We are happy to take all of them, or only the hats.',
    asked: 26,
    said: [
      [grace.id, 'I can come at any time at all.'],
      [rosa.id, 'How many people are there?'],
      [grace.id, 'About forty, in winter more.'],
    ],
    isNews: true,
  },
  {
    donation: 'Wool scarves',
    askerId: ines.id,
    state: 'waiting',
    reason: 'My little one loses a scarf each week.',
    asked: 20,
  },
  {
    donation: 'Denim jacket',
    askerId: ines.id,
    state: 'waiting',
    reason: 'I have looked for one like this since spring.',
    asked: 3,
    said: [[ines.id, 'I forgot to say: I am a size L.']],
  },
];

/** Oldest first. */
export function createRequestFixtures(now: Date = fixtureNow): FakeRequest[] {
  let nextMessage = 1;
  return seeds.map(({ donation: title, askerId, state, reason, asked, said = [], isNews = false }, index) => {
    const donation = donationFixtures.find((one) => one.title.startsWith(title));
    if (!donation) throw new Error(`No fixture's title starts with "${title}".`);
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
    const messages = said.map((words, place): Message => ({
      id: nextMessage++,
      ...(typeof words === 'string'
        ? { authorId: null, content: lines[words], code: words }
        : { authorId: words[0], content: words[1] }),
      createdAt: at(-asked * hour + (place + 1) * 20 * 60_000),
    }));
    const [last] = messages.slice(-1);
    const seen = isNews ? messages.findLast(({ id }) => id !== last?.id)?.id : last?.id;
    const isDonors = last?.authorId === askerId;
    return {
      id: index + 1,
      donationId: donation.id,
      askerId,
      donorId: donation.userId,
      state,
      reason,
      times: [
        { from: at(day), to: at(day + 2 * hour) },
        { from: at(3 * day), to: at(3 * day + 3 * hour) },
      ],
      ...agreed(state, at),
      ...(hasEnded(state) && { endedAt: last?.createdAt }),
      createdAt: at(-asked * hour),
      updatedAt: last?.createdAt ?? at(-asked * hour),
      messages,
      askerRead: isDonors ? last?.id : seen,
      donorRead: isDonors ? seen : last?.id,
    };
  });
}

function agreed(state: RequestState, at: (milliseconds: number) => string): Partial<FakeRequest> {
  const place = 'Corner of Cortland Avenue and Bennington Street, by the library';
  const code = fakePickupCode;
  if (state === 'offered') return { place, code, holdsUntil: at(standardDurations.offerTime - 4 * hour) };
  if (state === 'promised') {
    return {
      place,
      code,
      from: at(day),
      to: at(day + hour),
      holdsUntil: at(day + hour + standardDurations.promiseGrace),
    };
  }
  const wasPromised = hasEnded(state) && (state === 'received' || state === 'missed');
  return wasPromised ? { place, code, from: at(-5 * day), to: at(-5 * day + hour) } : {};
}

export const requestFixtures: readonly FakeRequest[] = createRequestFixtures();

/** The newest two are unread. */
export const noticeFixtures: readonly FakeNotice[] = (
  [
    ['received', 'Summer dresses', 150],
    ['missed', 'Rain boots', 120],
    ['closed', 'معطف شتوي', 100],
    ['promised', 'Zebra raincoat', 49],
    ['message', 'Zebra raincoat', 48],
    ['offered', 'Trail shoes', 4],
  ] as const
).map(([kind, title, hours], index, all) => {
  const donation = donationFixtures.find((one) => one.title.startsWith(title));
  const request = requestFixtures.find(({ donationId, askerId }) => donationId === donation?.id && askerId === ines.id);
  const { message: text, code, values } = noticeText(kind, { title: donation?.title ?? title });
  return {
    id: index + 1,
    userId: ines.id,
    kind,
    text,
    code,
    values,
    offers: kind === 'closed' ? donationFixtures.slice(0, 2).map(({ id, title: name }) => ({ id, title: name })) : [],
    donationId: donation?.id ?? null,
    requestId: request?.id ?? null,
    createdAt: new Date(fixtureNow.getTime() - hours * hour).toISOString(),
    isRead: index < all.length - 2,
  };
});
