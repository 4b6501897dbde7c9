import { chatStreamEndpoints, endpoints } from '@clothesline/api-client/contract';
import {
  canWriteIn,
  donationTransitions,
  editableStates,
  listingEndpoints,
  memberEndpoints,
  requestableStates,
  streamEndpoints,
  type DonationState,
  type RequestState,
  type RequestTransition,
} from '@clothesline/api-client/members';
import { anAuthenticator } from './authenticator.js';
import { aDonation } from './donations.js';
import { aDevice } from './pushService.js';

export const calls = {
  ...endpoints,
  ...memberEndpoints,
  ...listingEndpoints,
  ...chatStreamEndpoints,
  ...streamEndpoints,
};
export type CallName = keyof typeof calls;

/**
 * Callers: anonymous, an unrelated person, the two people of a request, a blocked person, a suspended account, a
 * moderator, and a listing token.
 */
export const callers = ['nobody', 'stranger', 'asker', 'donor', 'blocked', 'suspended', 'moderator', 'token'] as const;
type Statuses = readonly [number, number, number, number, number, number, number, number];

const everybody = (status: number): Statuses => [status, status, status, status, status, status, status, status];
const signedIn = (status: number): Statuses => [401, status, status, status, status, status, status, 401];
const writers = (status: number): Statuses => [401, status, status, status, status, 403, status, 401];
const parties = (donor: number, asker: number, other = 403): Statuses => [
  401,
  other,
  asker,
  donor,
  other,
  403,
  other,
  401,
];

/** Statuses by caller, in the order of `callers`. New calls need a row. */
export const expected: Record<CallName, Statuses> = {
  listCategories: everybody(200),
  listDonations: everybody(200),
  listNearbyDonations: everybody(200),
  getDonation: [200, 200, 200, 200, 404, 200, 200, 200],
  createDonation: [401, 201, 201, 201, 201, 403, 201, 201],
  uploadPhoto: [401, 201, 201, 201, 201, 403, 201, 201],
  findPlaces: everybody(200),
  getChatHistory: everybody(200),
  deleteChat: everybody(200),
  sendMessage: everybody(200),
  streamMessage: everybody(200),
  sendCode: everybody(200),
  signIn: everybody(422),
  signInWithPassword: everybody(422),
  getPasskeyOptions: everybody(200),
  signInWithPasskey: everybody(422),
  signOut: everybody(200),
  signOutEverywhere: signedIn(200),
  undoChange: everybody(422),
  listDemoPeople: everybody(200),
  signInToDemo: everybody(404),
  getAccount: signedIn(200),
  updateAccount: writers(200),
  changeEmail: writers(422),
  setPassword: writers(422),
  removePassword: writers(422),
  listPasskeys: signedIn(200),
  prepareProof: writers(200),
  prepareNewPasskey: writers(422),
  addPasskey: writers(422),
  renamePasskey: parties(200, 404, 404),
  removePasskey: parties(422, 404, 404),
  deleteAccount: signedIn(422),
  restoreAccount: signedIn(409),
  exportAccount: signedIn(200),
  getPerson: everybody(200),
  getOrganization: everybody(404),
  getOwnOrganization: signedIn(200),
  setOrganization: writers(200),
  removeOrganization: writers(200),
  saveNeeds: writers(403),
  blockPerson: parties(422, 200, 200),
  unblockPerson: writers(200),
  updateDonation: parties(200, 403),
  withdrawDonation: parties(200, 403),
  renewDonation: parties(200, 403),
  markGiven: parties(200, 403),
  requestDonation: [401, 201, 409, 403, 404, 403, 201, 401],
  listRequests: signedIn(200),
  getRequest: [401, 404, 200, 200, 404, 404, 404, 401],
  listMessages: [401, 404, 200, 200, 404, 404, 404, 401],
  writeMessage: parties(201, 201, 404),
  markRead: parties(200, 200, 404),
  promise: parties(200, 403, 404),
  acceptOffer: parties(409, 409, 404),
  declineRequest: parties(200, 403, 404),
  cancelRequest: parties(409, 200, 404),
  markReceived: parties(409, 409, 404),
  markMissed: parties(409, 403, 404),
  objectToMissed: parties(403, 409, 404),
  listNotices: signedIn(200),
  readNotices: signedIn(200),
  getPush: signedIn(200),
  turnOnPush: signedIn(200),
  turnOffPush: signedIn(200),
  listAlerts: signedIn(200),
  createAlert: [422, 201, 201, 201, 201, 403, 201, 422],
  findAlert: everybody(404),
  confirmAlert: everybody(404),
  endAlerts: everybody(404),
  listWishes: everybody(200),
  createWish: writers(201),
  matchWishes: everybody(200),
  getWish: everybody(200),
  closeWish: parties(404, 200, 404),
  offerForWish: parties(409, 403),
  listOwnWishes: signedIn(200),
  report: [201, 201, 201, 201, 201, 403, 201, 201],
  contact: everybody(201),
  listModeration: [401, 403, 403, 403, 403, 403, 200, 401],
  moderate: [401, 403, 403, 403, 403, 403, 200, 401],
  sendListingCode: everybody(200),
  createListingToken: everybody(422),
  openEvents: signedIn(200),
};

type Table = typeof memberEndpoints;
export type StepOn<What extends string> = {
  [Name in keyof Table]: Table[Name]['path'] extends `/api/${What}/{id}${string}`
    ? Table[Name]['method'] extends 'GET'
      ? never
      : Name
    : never;
}[keyof Table];

/** Transitions by asker and donor. New steps need a row. */
export const requestSteps: Record<
  StepOn<'requests'>,
  Partial<Record<'asker' | 'donor', RequestTransition | ((state: RequestState) => boolean)>>
> = {
  promise: { donor: 'promise' },
  // Without a time, the asker chooses an earlier time, and the donor accepts the proposed time.
  acceptOffer: { asker: 'accept', donor: 'accept' },
  declineRequest: { donor: 'decline' },
  cancelRequest: { asker: 'cancel', donor: 'takeBack' },
  markReceived: { asker: 'receive', donor: 'receive' },
  markMissed: { donor: 'miss' },
  objectToMissed: { asker: 'object' },
  writeMessage: { asker: canWriteIn, donor: canWriteIn },
  markRead: { asker: () => true, donor: () => true },
};

export const donationSteps: Record<
  StepOn<'donations'>,
  { from: readonly DonationState[]; by: 'asker' | 'donor'; status: number }
> = {
  updateDonation: { from: editableStates, by: 'donor', status: 200 },
  withdrawDonation: { from: donationTransitions.withdraw.from, by: 'donor', status: 200 },
  renewDonation: { from: donationTransitions.renew.from, by: 'donor', status: 200 },
  markGiven: { from: donationTransitions.give.from, by: 'donor', status: 200 },
  requestDonation: { from: requestableStates, by: 'asker', status: 201 },
};

const hour = 3_600_000;
export const inADay = () => ({
  from: new Date(Date.now() + 24 * hour).toISOString(),
  to: new Date(Date.now() + 25 * hour).toISOString(),
});
const email = 'somebody@example.org';
const noToken = `1.${'A'.repeat(43)}`;
const proof = { code: '000000' };
const device = anAuthenticator('https://clothes.example');
export const pickupCode = 'maple river lantern';
export const sessionId = 'V1StGXR8_Z5jdHi6B-myT';

export const aNeed = () => ({
  needs: [{ title: 'Coats', amount: 14 }],
  latitude: 37.7,
  longitude: -122.4,
  locationName: 'San Francisco, CA',
});

const aMessage = () => ({ role: 'user', content: 'A coat?', sessionId, timestamp: new Date().toISOString() });

/** Empty by default. */
export const bodies: Partial<Record<CallName, (ids: Ids) => unknown>> = {
  createDonation: () => aDonation(),
  sendMessage: aMessage,
  streamMessage: aMessage,
  sendCode: () => ({ email }),
  signIn: () => ({ email, otp: '000000' }),
  signInWithPassword: () => ({ email, password: 'a wrong password' }),
  signInWithPasskey: () => ({ credential: device.get({ challenge: 'AAAA', rpId: 'clothes.example' }) }),
  signInToDemo: () => ({ id: 1 }),
  updateAccount: () => ({ bio: 'I give coats.' }),
  changeEmail: () => ({ email: 'another@example.org', code: '000000', proof }),
  setPassword: () => ({ password: 'a very long password', proof }),
  removePassword: () => ({ proof }),
  deleteAccount: () => ({ proof }),
  prepareNewPasskey: () => ({ proof }),
  removePasskey: () => ({ proof }),
  undoChange: () => ({ token: 'of no mail' }),
  addPasskey: () => ({
    name: 'My phone',
    credential: device.create({ challenge: 'AAAA', rp: { id: 'clothes.example' }, user: { id: 'AAAA' } }),
  }),
  renamePasskey: () => ({ name: 'My phone' }),
  updateDonation: () => ({ title: 'Another title' }),
  requestDonation: () => ({ reason: 'My children need coats.', times: [inADay()] }),
  writeMessage: () => ({ content: 'Hello' }),
  markRead: () => ({ messageId: 1 }),
  markReceived: () => ({ code: pickupCode }),
  promise: () => ({ place: 'At the library', ...inADay() }),
  turnOnPush: () => aDevice(),
  createAlert: () => ({ pace: 'weekly', search: { search: 'coat' } }),
  findAlert: () => ({ token: noToken }),
  confirmAlert: () => ({ token: noToken }),
  endAlerts: () => ({ token: noToken }),
  createWish: () => ({ title: 'Coat, size 6-7', latitude: 37.7, longitude: -122.4, locationName: 'San Francisco, CA' }),
  offerForWish: ({ donation }) => ({ donationId: donation }),
  saveNeeds: aNeed,
  setOrganization: () => ({ name: 'Warm Coats', address: '1 Main St', hours: '', rules: '', contact: email }),
  report: ({ donation }) => ({ kind: 'donation', id: donation, reason: 'spam' }),
  contact: () => ({ email, words: 'Where are you on Sundays?' }),
  moderate: () => ({ action: 'dismiss', reason: 'It is fine.' }),
  sendListingCode: () => ({ email }),
  createListingToken: () => ({ email, code: '000000' }),
};

export interface Ids {
  donation: number;
  request: number;
  person: number;
  entry: number;
  passkey: number;
  wish: number;
}

export const queries: Partial<Record<CallName, string>> = {
  listNearbyDonations: '?lat=37.7&lng=-122.4',
  findPlaces: '?q=oak',
  matchWishes: '?title=Coat&lat=37.7&lng=-122.4',
};

export const noIds: Ids = { donation: 0, request: 0, person: 0, entry: 0, passkey: 0, wish: 0 };
