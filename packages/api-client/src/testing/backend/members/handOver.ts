import type { Donation } from '../../../contract/donation.js';
import { Refusal, type Command, type Decision } from '../../../hand-over/commands.js';
import { decide } from '../../../hand-over/decide.js';
import { isHeld, type DonationState } from '../../../hand-over/states.js';
import type { HandOver, HandOverDonation, HandOverRequest } from '../../../hand-over/state.js';
import { countPast } from '../../../hand-over/view.js';
import { errorText, writeLine, writeNotice, type NoticeText } from '../../../members/texts.js';
import { timeText } from '../../../members/timeIssue.js';
import type { HttpError } from '../http.js';
import { nearest } from '../store.js';
import { refuse, type MemberCall } from './call.js';
import { nextId, replace, type FakeNotice, type FakeRequest, type MemberStore } from './store.js';

type Moment = Pick<MemberCall, 'store' | 'now'>;

/** Used for every promise. */
export const fakePickupCode = 'maple river lantern';

export function perform({ store, now }: Moment, donationId: number, command: Command): FakeRequest[] {
  const donation = findDonation(store, donationId);
  const decision = decide(load(store, donation, now), command, { now, durations: store.durations });
  if (decision instanceof Refusal) throw toError(decision, store);
  return save({ store, now }, donation, decision);
}

export function findDonation({ donations }: MemberStore, id: number): Donation {
  const donation = donations.find((one) => one.id === id);
  if (!donation) throw refuse('donationNotFound');
  return donation;
}

/** In the rules' format. */
export function loadDonation({ accounts, handOvers }: MemberStore, donation: Donation): HandOverDonation {
  const { id, title, userId: donorId, createdAt: offeredAt } = donation;
  const hasAccount = accounts.some((one) => one.id === donorId);
  return {
    offeredAt,
    reminders: 0,
    isExpiryReminded: false,
    ...handOvers.get(id),
    id,
    title,
    donorId,
    hasAccount,
    status: donation.status as DonationState,
  };
}

function load(store: MemberStore, donation: Donation, now: Date): HandOver {
  const requests = store.requests.filter(({ donationId }) => donationId === donation.id);
  const received = new Map(requests.map(({ askerId }) => [askerId, readPast(store, askerId, now).received]));
  return { donation: loadDonation(store, donation), requests, received };
}

export function readPast({ requests, durations }: MemberStore, personId: number, now: Date) {
  return countPast(
    requests.filter(({ askerId }) => askerId === personId),
    { now, durations },
  );
}

function save({ store, now }: Moment, before: Donation, { state, lines, notices }: Decision): FakeRequest[] {
  const { donation } = state;
  store.handOvers.set(donation.id, donation);
  if (donation.status !== before.status) setStatus(store, donation.id, donation.status);
  const newId = nextId(store.requests);
  const saved = state.requests.map((request): FakeRequest => {
    const known = store.requests.find(({ id }) => id === request.id);
    const code = request.code ?? (isHeld(request.state) ? fakePickupCode : undefined);
    if (request.state === 'received' && known?.state !== 'received') countForWish(store, request);
    const stored = { ...request, id: request.id || newId, code, messages: known?.messages ?? [] };
    if (known) return replace(store.requests, stored);
    store.requests.push(stored);
    return stored;
  });
  for (const line of lines) {
    const id = nextId(store.requests.flatMap(({ messages }) => messages));
    const message = { id, ...writeLine(line), createdAt: now.toISOString() };
    store.requests = store.requests.map((one) =>
      one.id === (line.requestId || newId) ? { ...one, messages: [...one.messages, message] } : one,
    );
  }
  for (const { userId, kind, requestId } of notices) {
    const about = { userId, kind, requestId: requestId === undefined ? null : requestId || newId };
    const isTold = store.notices.some(
      (one) => one.userId === userId && one.kind === kind && one.requestId === about.requestId && !one.isRead,
    );
    if (kind === 'message' && isTold) continue;
    const request = saved.find(({ id }) => id === about.requestId);
    const asker = store.accounts.find(({ id }) => id === request?.askerId)?.displayName;
    const text = writeNotice(kind, donation, { ...request, asker });
    const offers = kind === 'closed' ? findSimilar(store, before) : [];
    tell({ store, now }, { ...about, text, donationId: before.id, offers });
  }
  return saved;
}

/** Counts pickups for a wish and ends it after the last. */
function countForWish(store: MemberStore, { wishId }: HandOverRequest): void {
  const wish = store.wishes.find(({ id }) => id === wishId);
  if (!wish) return;
  const received = wish.received + 1;
  replace(store.wishes, { ...wish, received, state: received >= wish.amount ? 'received' : wish.state });
}

/** Returns the three available donations of the category that are nearest. */
function findSimilar(store: MemberStore, donation: Donation): FakeNotice['offers'] {
  return nearest(store, donation, donation.category)
    .filter(({ id, status }) => id !== donation.id && status === 'available')
    .slice(0, 3)
    .map(({ id, title }) => ({ id, title }));
}

export function setStatus(store: MemberStore, donationId: number, status: string): void {
  store.donations = store.donations.map((one) => (one.id === donationId ? { ...one, status } : one));
}

export function tell(
  { store, now }: Moment,
  {
    text: { message: text, ...coded },
    ...notice
  }: Pick<FakeNotice, 'userId' | 'kind' | 'donationId' | 'requestId'> &
    Partial<Pick<FakeNotice, 'offers'>> & { text: NoticeText },
): void {
  store.notices.push({
    offers: [],
    ...notice,
    text,
    ...coded,
    id: nextId(store.notices),
    createdAt: now.toISOString(),
    isRead: false,
  });
}

function toError({ code, path, problem }: Refusal, { durations }: MemberStore): HttpError {
  const text = problem ? timeText(problem, durations) : errorText(code);
  return refuse(code, path ? [{ path, ...text }] : undefined);
}
