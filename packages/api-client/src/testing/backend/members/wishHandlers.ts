import { areaMeters, findArea } from '../../../contract/area.js';
import { coded } from '../../../contract/coded.js';
import { distanceInMiles, toTenthOfMile, type Position } from '../../../contract/position.js';
import { isHeld } from '../../../hand-over/states.js';
import { viewRequest } from '../../../hand-over/view.js';
import { memberIssues } from '../../../locales/members/en/memberIssues.js';
import { firstNames } from '../../../members/account.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import { errorText } from '../../../members/texts.js';
import type { Wish } from '../../../members/wish.js';
import { readQuery } from '../call.js';
import { HttpError, jsonResponse } from '../http.js';
import {
  issue,
  makePage,
  notThere,
  notYours,
  read,
  readBody,
  reader,
  readId,
  refuse,
  writer,
  wrongState,
} from './call.js';
import type { MemberCall } from './call.js';
import { findDonation, perform } from './handOver.js';
import { once } from './once.js';
import { findOrganization } from './organizationHandlers.js';
import { isBlocked, nextId, replace, type FakeWish, type MemberStore } from './store.js';

const { open, days } = memberLimits.wishes;

/** Returns a wish as a visitor sees it. */
function viewWish(
  store: MemberStore,
  { isNeed: _isNeed, ...wish }: FakeWish,
  { now, from }: { now: Date; from?: Position | undefined },
): Wish {
  const name = store.accounts.find(({ id }) => id === wish.userId)?.displayName ?? '';
  const firstName = Object.values(firstNames).includes(name) ? '' : (name.split(' ')[0] ?? '');
  const ownerName = findOrganization(store, wish.userId)?.name ?? firstName;
  const isOver = wish.state === 'open' && Date.parse(wish.endsAt) <= now.getTime();
  return {
    ...wish,
    ...(ownerName !== '' && { ownerName }),
    ...(isOver && { state: 'ended' }),
    ...(from && { distance: toTenthOfMile(distanceInMiles(from, wish)) }),
  };
}

/** Returns the wishes that the caller sees, newest first. */
function shownWishes({ store, caller, now }: MemberCall): FakeWish[] {
  return store.wishes
    .filter(({ userId, isNeed, state, endsAt }) => {
      const owner = store.accounts.find(({ id }) => id === userId);
      const isSeen = owner?.deletedAt === null && owner.suspendedFor === null;
      const isMine = caller !== undefined && isBlocked(store, caller.id, userId);
      const isConfirmed = !isNeed || findOrganization(store, userId) !== undefined;
      return isSeen && isConfirmed && !isMine && state === 'open' && Date.parse(endsAt) > now.getTime();
    })
    .toReversed();
}

function nearestFirst(wishes: readonly FakeWish[], from: Position | undefined): FakeWish[] {
  if (!from) return [...wishes];
  return wishes.toSorted((one, other) => distanceInMiles(from, one) - distanceInMiles(from, other));
}

function ownWish({ store }: MemberCall, id: number, userId: number): FakeWish {
  const wish = store.wishes.find((one) => one.id === id && one.userId === userId);
  if (!wish) throw notThere();
  return wish;
}

/** Whether more items are wanted than offered or promised. */
function isUnheld({ requests }: MemberStore, { id, amount, received }: Wish): boolean {
  return amount - received > requests.filter(({ wishId, state }) => wishId === id && isHeld(state)).length;
}

const splitWords = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A wish matches donations that contain the first word of its title. */
export const wishHandlers = {
  listWishes(call: MemberCall) {
    const { store, now } = call;
    const query = read(endpoints.listWishes.query, readQuery(call.url));
    const { search = '', category = '', size = '', lat, lng, radius, person, limit = 24, cursor } = query;
    const from = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
    const found = shownWishes(call).filter(
      (wish) =>
        splitWords(search).every((word) => `${wish.title} ${wish.reason ?? ''}`.toLowerCase().includes(word)) &&
        (category === '' || category === store.categories[0] || wish.category === category) &&
        (size === '' || wordsOf(wish.title).includes(size.toLowerCase())) &&
        (person === undefined || wish.userId === person) &&
        (radius === undefined || !from || distanceInMiles(from, wish) <= radius),
    );
    const { page, headers } = makePage(call, nearestFirst(found, from), { limit, cursor });
    const { 'X-Total-Count': _total, ...link } = headers;
    return jsonResponse(
      200,
      page.map((wish) => viewWish(store, wish, { now, from })),
      link,
    );
  },

  async createWish(call: MemberCall) {
    const { id: userId } = writer(call);
    const { store, now } = call;
    const { reason = '', category = '', ...sent } = await readBody(call, endpoints.createWish.body);
    if (category !== '' && !store.categories.includes(category)) {
      throw refuse('checkInput', [{ path: 'category', message: `Expected one of ${store.categories.join(', ')}` }]);
    }
    const ahead = sent.endsAt === undefined ? 1 : Date.parse(sent.endsAt) - now.getTime();
    if (ahead <= 0 || ahead > (days + 1) * 86_400_000) {
      throw issue('endsAt', coded(memberIssues, 'endOfWish', { days }));
    }
    const wish = once(call, sent, () => {
      if (shownWishes(call).filter((one) => one.userId === userId).length >= open) {
        throw new HttpError(409, errorText('tooManyWishes', { most: open }));
      }
      const added: Wish = {
        ...sent,
        ...findArea(sent).center,
        areaMeters,
        id: nextId(store.wishes),
        userId,
        ...(reason.trim() !== '' && { reason: reason.trim() }),
        ...(category !== '' && category !== store.categories[0] && { category }),
        amount: 1,
        received: 0,
        state: 'open',
        createdAt: now.toISOString(),
        endsAt: sent.endsAt ?? new Date(now.getTime() + days * 86_400_000).toISOString(),
      };
      store.wishes.push(added);
      return viewWish(store, added, { now });
    });
    return jsonResponse(201, wish);
  },

  matchWishes(call: MemberCall) {
    const { store, now, caller } = call;
    const { title, lat, lng } = read(endpoints.matchWishes.query, readQuery(call.url));
    const from = { latitude: lat, longitude: lng };
    const words = wordsOf(title);
    const isNear = (wish: Wish) => distanceInMiles(from, wish) <= memberLimits.wishMatches.miles;
    const found = shownWishes(call).filter(
      (wish) =>
        isNear(wish) &&
        wish.userId !== caller?.id &&
        words.includes(wordsOf(wish.title)[0] ?? '') &&
        isUnheld(store, wish),
    );
    const nearest = nearestFirst(found, from).slice(0, memberLimits.wishMatches.count);
    return jsonResponse(
      200,
      nearest.map((wish) => viewWish(store, wish, { now, from })),
    );
  },

  getWish(call: MemberCall) {
    const { store, now, caller } = call;
    const id = readId(call);
    const own = store.wishes.filter(({ userId }) => userId === caller?.id);
    const wish = [...own, ...shownWishes(call)].find((one) => one.id === id);
    if (!wish) throw notThere();
    return jsonResponse(200, viewWish(store, wish, { now }));
  },

  async closeWish(call: MemberCall) {
    const { id: userId } = writer(call);
    const { store, now } = call;
    const wish = ownWish(call, readId(call), userId);
    await readBody(call, endpoints.closeWish.body);
    const isOpen = wish.state === 'open';
    const closed = isOpen
      ? replace<FakeWish>(store.wishes, { ...wish, state: 'closed', endsAt: now.toISOString() })
      : wish;
    return jsonResponse(200, viewWish(store, closed, { now }));
  },

  async offerForWish(call: MemberCall) {
    const { id: donorId } = writer(call);
    const { store } = call;
    const wishId = readId(call);
    const { donationId } = await readBody(call, endpoints.offerForWish.body);
    if (findDonation(store, donationId).userId !== donorId) throw notYours();
    const wish = shownWishes(call).find((one) => one.id === wishId);
    if (!wish) throw notThere();
    const answer = once(call, { donationId }, () => {
      if (!isUnheld(store, wish)) throw wrongState();
      const before = store.requests.filter((one) => one.wishId === wishId && one.donationId === donationId);
      if (before.some(({ messages }) => messages.some(({ code }) => code === 'cancel'))) {
        throw new HttpError(409, errorText('declinedBefore'));
      }
      const { userId: askerId, reason = '' } = wish;
      const place = findOrganization(store, askerId)?.address;
      const made = perform(call, donationId, { kind: 'offerFirst', askerId, wishId, reason, place }).at(-1);
      return made && viewRequest(made, donorId);
    });
    return jsonResponse(201, answer);
  },

  listOwnWishes(call: MemberCall) {
    const { id } = reader(call);
    const own = call.store.wishes.filter(({ userId }) => userId === id).toReversed();
    return jsonResponse(
      200,
      own.map((wish) => viewWish(call.store, wish, call)),
    );
  },
};
