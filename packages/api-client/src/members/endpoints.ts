import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoints.js';
import { listingCalls } from '../contract/listing.js';
import { queryCursor, queryNumber } from '../contract/query.js';
import {
  createListingTokenSchema,
  passwordSignInSchema,
  sendCodeSchema,
  sendListingCodeSchema,
  signInSchema,
  updateAccountSchema,
} from './accountInput.js';
import { alertTokenSchema, createAlertSchema } from './alertInput.js';
import { memberCalls } from './calls.js';
import { updateDonationSchema } from './donationInput.js';
import { changeSchema, eventsPath } from './event.js';
import { bodyId, idParams } from './fields.js';
import { readNoticesSchema } from './noticeInput.js';
import { addPasskeySchema, passkeySignInSchema, renamePasskeySchema } from './passkeyInput.js';
import { changeEmailSchema, provenSchema, setPasswordSchema, undoSchema } from './proofInput.js';
import { turnOffPushSchema, turnOnPushSchema } from './pushInput.js';
import { contactSchema, moderateSchema, reportSchema } from './reportInput.js';
import {
  acceptSchema,
  askSchema,
  emptySchema,
  promiseSchema,
  readSchema,
  receivedSchema,
  requestsQuerySchema,
  takeBackSchema,
  writeMessageSchema,
} from './requestInput.js';

/** Query of a list with pages. */
export const pageQuerySchema = z.object({
  limit: z.optional(
    queryNumber(z.int().check(z.gte(1, { error: 'At least 1' }), z.lte(200, { error: 'At most 200' }))),
  ),
  cursor: queryCursor,
});

const params = idParams;
const status = 200;

/** Table of calls about accounts and hand-overs. The server, the fake backend and the OpenAPI document read it. */
export const memberEndpoints = {
  sendCode: { ...memberCalls.sendCode, summary: 'Send a code of 6 digits that signs in', body: sendCodeSchema, status },
  signIn: {
    ...memberCalls.signIn,
    summary: 'Sign in with a code; sets the session cookie',
    body: signInSchema,
    status,
  },
  signInWithPassword: {
    ...memberCalls.signInWithPassword,
    summary: 'Sign in with a password; sets the session cookie',
    body: passwordSignInSchema,
    status,
  },
  getPasskeyOptions: {
    ...memberCalls.getPasskeyOptions,
    summary: 'Begin to sign in with a passkey: a challenge of 5 minutes, for this browser',
    body: emptySchema,
    status,
  },
  signInWithPasskey: {
    ...memberCalls.signInWithPasskey,
    summary: 'Sign in with a passkey; sets the session cookie',
    body: passkeySignInSchema,
    status,
  },
  signOut: { ...memberCalls.signOut, summary: 'Sign out here', body: emptySchema, status },
  signOutEverywhere: {
    ...memberCalls.signOutEverywhere,
    summary: 'Sign out on every device',
    body: emptySchema,
    status,
  },
  undoChange: {
    ...memberCalls.undoChange,
    summary: 'Undo a change of how one signs in, by the link that was mailed: within 7 days, without a session',
    body: undoSchema,
    status,
  },
  listDemoPeople: { ...memberCalls.listDemoPeople, summary: 'People of the demo; empty where there is none', status },
  signInToDemo: {
    ...memberCalls.signInToDemo,
    summary: 'Go on as a person of the demo',
    body: z.object({ id: bodyId }),
    status,
  },
  getAccount: { ...memberCalls.getAccount, summary: 'The account that is signed in', status },
  updateAccount: { ...memberCalls.updateAccount, summary: 'Change the account', body: updateAccountSchema, status },
  changeEmail: {
    ...memberCalls.changeEmail,
    summary: 'Change the email address, with the code mailed to the new one and a proof of the owner',
    body: changeEmailSchema,
    status,
  },
  setPassword: {
    ...memberCalls.setPassword,
    summary: 'Add or change the password, with a proof of the owner',
    body: setPasswordSchema,
    status,
  },
  removePassword: {
    ...memberCalls.removePassword,
    summary: 'Remove the password, with a proof of the owner',
    body: provenSchema,
    status,
  },
  listPasskeys: { ...memberCalls.listPasskeys, summary: 'Own passkeys, oldest first', status },
  prepareProof: {
    ...memberCalls.prepareProof,
    summary: 'Begin to prove with a passkey that the owner makes a change: a challenge of 5 minutes, for this session',
    body: emptySchema,
    status,
  },
  prepareNewPasskey: {
    ...memberCalls.prepareNewPasskey,
    summary: 'Begin to add a passkey, with a proof of the owner: a challenge of 5 minutes, for this session',
    body: provenSchema,
    status,
  },
  addPasskey: { ...memberCalls.addPasskey, summary: 'Add a passkey', body: addPasskeySchema, status: 201 },
  renamePasskey: {
    ...memberCalls.renamePasskey,
    summary: 'Rename a passkey',
    params,
    body: renamePasskeySchema,
    status,
  },
  removePasskey: {
    ...memberCalls.removePasskey,
    summary: 'Remove a passkey, with a proof of the owner',
    params,
    body: provenSchema,
    status,
  },
  deleteAccount: {
    ...memberCalls.deleteAccount,
    summary: 'Delete the account, with a proof of the owner: out of sight at once, gone after 7 days',
    body: provenSchema,
    status,
  },
  restoreAccount: { ...memberCalls.restoreAccount, summary: 'Take the deletion back', body: emptySchema, status },
  exportAccount: { ...memberCalls.exportAccount, summary: 'Everything about the account', status },
  getPerson: { ...memberCalls.getPerson, summary: 'Somebody, and what they give', params, status },
  blockPerson: { ...memberCalls.blockPerson, summary: 'Block somebody', params, body: emptySchema, status },
  unblockPerson: { ...memberCalls.unblockPerson, summary: 'Take a block back', params, body: emptySchema, status },
  updateDonation: {
    ...memberCalls.updateDonation,
    summary: "Change a donation of one's own",
    params,
    body: updateDonationSchema,
    status,
  },
  withdrawDonation: {
    ...memberCalls.withdrawDonation,
    summary: 'Withdraw a donation; open requests are closed',
    params,
    body: emptySchema,
    status,
  },
  renewDonation: {
    ...memberCalls.renewDonation,
    summary: 'Offer a donation for another 90 days',
    params,
    body: emptySchema,
    status,
  },
  markGiven: {
    ...memberCalls.markGiven,
    summary: 'Mark a donation as given without a request',
    params,
    body: emptySchema,
    status,
  },
  requestDonation: {
    ...memberCalls.requestDonation,
    summary: 'Ask for a donation',
    params,
    body: askSchema,
    status: 201,
  },
  listRequests: {
    ...memberCalls.listRequests,
    summary: 'Own requests, newest first',
    query: requestsQuerySchema,
    status,
  },
  getRequest: { ...memberCalls.getRequest, summary: 'One request with its newest messages', params, status },
  listMessages: {
    ...memberCalls.listMessages,
    summary: 'Messages of a request, newest first',
    params,
    query: pageQuerySchema,
    status,
  },
  writeMessage: {
    ...memberCalls.writeMessage,
    summary: 'Write to the other person',
    params,
    body: writeMessageSchema,
    status: 201,
  },
  markRead: { ...memberCalls.markRead, summary: 'Messages were seen up to this one', params, body: readSchema, status },
  promise: {
    ...memberCalls.promise,
    summary: 'Promise the donation, by its donor',
    params,
    body: promiseSchema,
    status,
  },
  acceptOffer: {
    ...memberCalls.acceptOffer,
    summary: 'Accept an offer; another time than the asker named needs the donor to accept it too',
    params,
    body: acceptSchema,
    status,
  },
  declineRequest: {
    ...memberCalls.declineRequest,
    summary: 'Decline, by the donor',
    params,
    body: takeBackSchema,
    status,
  },
  cancelRequest: {
    ...memberCalls.cancelRequest,
    summary: 'Take back, by either',
    params,
    body: takeBackSchema,
    status,
  },
  markReceived: {
    ...memberCalls.markReceived,
    summary: 'Collected: by the donor, or by the asker with the three words',
    params,
    body: receivedSchema,
    status,
  },
  markMissed: { ...memberCalls.markMissed, summary: 'Nobody came, by the donor', params, body: emptySchema, status },
  objectToMissed: {
    ...memberCalls.objectToMissed,
    summary: 'Object to a no-show, by the asker, within a day: it does not count then',
    params,
    body: emptySchema,
    status,
  },
  listNotices: { ...memberCalls.listNotices, summary: 'Notices, newest first', query: pageQuerySchema, status },
  readNotices: { ...memberCalls.readNotices, summary: 'Notices were seen', body: readNoticesSchema, status },
  getPush: { ...memberCalls.getPush, summary: 'Push notifications: of this browser, and how many browsers', status },
  turnOnPush: {
    ...memberCalls.turnOnPush,
    summary: 'Send push notifications to this browser until its session ends',
    body: turnOnPushSchema,
    status,
  },
  turnOffPush: {
    ...memberCalls.turnOffPush,
    summary: 'Stop push notifications to this browser, or to all',
    body: turnOffPushSchema,
    status,
  },
  listAlerts: { ...memberCalls.listAlerts, summary: 'Alerts of the account, newest first', status },
  createAlert: {
    ...memberCalls.createAlert,
    summary: 'Mail what is listed for a search: to the account, or to an address that confirms it by a mailed link',
    body: createAlertSchema,
    status: 201,
  },
  findAlert: {
    ...memberCalls.findAlert,
    summary: 'Category, size and place of the alert that the token of a first mail confirms',
    body: alertTokenSchema,
    status,
  },
  confirmAlert: {
    ...memberCalls.confirmAlert,
    summary: 'Confirm the address of an alert, with the token of its first mail',
    body: alertTokenSchema,
    status,
  },
  endAlerts: {
    ...memberCalls.endAlerts,
    summary: 'End the alerts of a token; succeeds if they ended before',
    body: alertTokenSchema,
    status,
  },
  report: {
    ...memberCalls.report,
    summary: 'Report a donation, a message or a person',
    body: reportSchema,
    status: 201,
  },
  contact: { ...memberCalls.contact, summary: 'Write to the operators', body: contactSchema, status: 201 },
  listModeration: {
    ...memberCalls.listModeration,
    summary: 'What was reported, for moderators: the oldest open one first',
    query: pageQuerySchema,
    status,
  },
  moderate: {
    ...memberCalls.moderate,
    summary: 'Hide, restore, suspend or dismiss, with a reason',
    params,
    body: moderateSchema,
    status,
  },
} as const satisfies Record<string, Endpoint>;

export type MemberEndpointName = keyof typeof memberEndpoints;

/** Calls that list a donation from another site, by a mailed code. */
export const listingEndpoints = {
  sendListingCode: {
    ...listingCalls.sendListingCode,
    summary: 'Send a code of 6 digits to somebody who lists a donation from another site',
    body: sendListingCodeSchema,
    status,
  },
  createListingToken: {
    ...listingCalls.createListingToken,
    summary: 'Exchange that code for a token that lists donations from that site for an hour',
    body: createListingTokenSchema,
    status,
  },
} as const satisfies Record<string, Endpoint>;

/** Calls with a streamed response: a browser makes them with `EventSource`, and no client here does. */
export const streamEndpoints = {
  openEvents: {
    method: 'GET',
    path: eventsPath,
    summary: 'Changes as they happen, as server-sent events named "change"; what changed is to be asked for',
    response: changeSchema,
    status,
    isStream: true,
  },
} as const satisfies Record<string, Endpoint>;
