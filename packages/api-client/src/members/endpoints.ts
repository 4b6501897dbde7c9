import * as z from 'zod/mini';
import { describeCalls, type Endpoint, organizationEndpoints } from '../contract/endpoints.js';
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
import { saveNeedsSchema, setOrganizationSchema } from './organizationInput.js';
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
import { createWishSchema, matchingQuerySchema, offerForWishSchema, wishesQuerySchema } from './wishInput.js';

/** Query of a paginated list. */
export const pageQuerySchema = z.object({
  limit: z.optional(
    queryNumber(z.int().check(z.gte(1, { error: 'At least 1' }), z.lte(200, { error: 'At most 200' }))),
  ),
  cursor: queryCursor,
});

const params = idParams;

/** All account and hand-over endpoints, shared by the server, the fake backend and the OpenAPI document. */
export const memberEndpoints = describeCalls(memberCalls, {
  sendCode: { summary: 'Send a code of 6 digits that signs in', body: sendCodeSchema },
  signIn: { summary: 'Sign in with a code; sets the session cookie', body: signInSchema },
  signInWithPassword: { summary: 'Sign in with a password; sets the session cookie', body: passwordSignInSchema },
  getPasskeyOptions: {
    summary: 'Begin to sign in with a passkey: a challenge of 5 minutes, for this browser',
    body: emptySchema,
  },
  signInWithPasskey: { summary: 'Sign in with a passkey; sets the session cookie', body: passkeySignInSchema },
  signOut: { summary: 'Sign out here', body: emptySchema },
  signOutEverywhere: { summary: 'Sign out on every device', body: emptySchema },
  undoChange: {
    summary: 'Undo a change of how one signs in, by the link that was mailed: within 7 days, without a session',
    body: undoSchema,
  },
  listDemoPeople: { summary: 'People of the demo; empty where there is none' },
  signInToDemo: { summary: 'Go on as a person of the demo', body: z.object({ id: bodyId }) },
  getAccount: { summary: 'The account that is signed in' },
  updateAccount: { summary: 'Change the account', body: updateAccountSchema },
  changeEmail: {
    summary: 'Change the email address, with the code mailed to the new one and a proof of the owner',
    body: changeEmailSchema,
  },
  setPassword: { summary: 'Add or change the password, with a proof of the owner', body: setPasswordSchema },
  removePassword: { summary: 'Remove the password, with a proof of the owner', body: provenSchema },
  listPasskeys: { summary: 'Own passkeys, oldest first' },
  prepareProof: {
    summary: 'Begin to prove with a passkey that the owner makes a change: a challenge of 5 minutes, for this session',
    body: emptySchema,
  },
  prepareNewPasskey: {
    summary: 'Begin to add a passkey, with a proof of the owner: a challenge of 5 minutes, for this session',
    body: provenSchema,
  },
  addPasskey: { summary: 'Add a passkey', body: addPasskeySchema, status: 201 },
  renamePasskey: { summary: 'Rename a passkey', params, body: renamePasskeySchema },
  removePasskey: { summary: 'Remove a passkey, with a proof of the owner', params, body: provenSchema },
  deleteAccount: {
    summary: 'Delete the account, with a proof of the owner: out of sight at once, gone after 7 days',
    body: provenSchema,
  },
  restoreAccount: { summary: 'Take the deletion back', body: emptySchema },
  exportAccount: { summary: 'Everything about the account' },
  getPerson: { summary: 'Somebody, and what they give', params },
  getOrganization: organizationEndpoints.getOrganization,
  getOwnOrganization: { summary: "The account's organization; null without one" },
  setOrganization: {
    summary: 'Apply as an organization, or change it; a changed name, address or contact must be confirmed again',
    body: setOrganizationSchema,
  },
  removeOrganization: { summary: 'Stop being an organization', body: emptySchema },
  saveNeeds: { summary: 'Add or change needs of the own organization, with a result per line', body: saveNeedsSchema },
  blockPerson: { summary: 'Block somebody', params, body: emptySchema },
  unblockPerson: { summary: 'Take a block back', params, body: emptySchema },
  updateDonation: { summary: "Change a donation of one's own", params, body: updateDonationSchema },
  withdrawDonation: { summary: 'Withdraw a donation; open requests are closed', params, body: emptySchema },
  renewDonation: { summary: 'Offer a donation for another 90 days', params, body: emptySchema },
  markGiven: { summary: 'Mark a donation as given without a request', params, body: emptySchema },
  requestDonation: { summary: 'Ask for a donation', params, body: askSchema, status: 201 },
  listRequests: { summary: 'Own requests, newest first', query: requestsQuerySchema },
  getRequest: { summary: 'One request with its newest messages', params },
  listMessages: { summary: 'Messages of a request, newest first', params, query: pageQuerySchema },
  writeMessage: { summary: 'Write to the other person', params, body: writeMessageSchema, status: 201 },
  markRead: { summary: 'Messages were seen up to this one', params, body: readSchema },
  promise: { summary: 'Promise the donation, by its donor', params, body: promiseSchema },
  acceptOffer: {
    summary: 'Accept an offer; another time than the asker named needs the donor to accept it too',
    params,
    body: acceptSchema,
  },
  declineRequest: { summary: 'Decline, by the donor', params, body: takeBackSchema },
  cancelRequest: { summary: 'Take back, by either', params, body: takeBackSchema },
  markReceived: {
    summary: 'Collected: by the donor, or by the asker with the three words',
    params,
    body: receivedSchema,
  },
  markMissed: { summary: 'Nobody came, by the donor', params, body: emptySchema },
  objectToMissed: {
    summary: 'Object to a no-show, by the asker, within a day: it does not count then',
    params,
    body: emptySchema,
  },
  listNotices: { summary: 'Notices, newest first', query: pageQuerySchema },
  readNotices: { summary: 'Notices were seen', body: readNoticesSchema },
  getPush: { summary: 'Push notifications: of this browser, and how many browsers' },
  turnOnPush: { summary: 'Send push notifications to this browser until its session ends', body: turnOnPushSchema },
  turnOffPush: { summary: 'Stop push notifications to this browser, or to all', body: turnOffPushSchema },
  listAlerts: { summary: 'Alerts of the account, newest first' },
  createAlert: {
    summary: 'Mail what is listed for a search: to the account, or to an address that confirms it by a mailed link',
    body: createAlertSchema,
    status: 201,
  },
  findAlert: {
    summary: 'Category, size and place of the alert that the token of a first mail confirms',
    body: alertTokenSchema,
  },
  confirmAlert: {
    summary: 'Confirm the address of an alert, with the token of its first mail',
    body: alertTokenSchema,
  },
  endAlerts: { summary: 'End the alerts of a token; succeeds if they ended before', body: alertTokenSchema },
  listWishes: {
    summary: 'Open wishes, nearest first around a position, otherwise newest first',
    query: wishesQuerySchema,
  },
  createWish: { summary: 'Publish what one looks for to donors near a place', body: createWishSchema, status: 201 },
  matchWishes: { summary: 'At most three wishes that a donation fits, nearest first', query: matchingQuerySchema },
  getWish: { summary: 'An open wish; its owner also gets an ended one', params },
  closeWish: { summary: "Close a wish of one's own", params, body: emptySchema },
  offerForWish: {
    summary: "Offer a donation of one's own to the owner of a wish, who can accept it within a day",
    params,
    body: offerForWishSchema,
    status: 201,
  },
  listOwnWishes: { summary: 'Own wishes, newest first; ended ones for 30 days' },
  report: { summary: 'Report a donation, a message, a person or a wish', body: reportSchema, status: 201 },
  contact: { summary: 'Write to the operators', body: contactSchema, status: 201 },
  listModeration: { summary: 'What was reported, for moderators: the oldest open one first', query: pageQuerySchema },
  moderate: { summary: 'Hide, restore, suspend, dismiss or confirm, with a reason', params, body: moderateSchema },
});

export type MemberEndpointName = keyof typeof memberEndpoints;

/** Endpoints for listing from another site. An emailed code takes the place of an account. */
export const listingEndpoints = describeCalls(listingCalls, {
  sendListingCode: {
    summary: 'Send a code of 6 digits to somebody who lists a donation from another site',
    body: sendListingCodeSchema,
  },
  createListingToken: {
    summary: 'Exchange that code for a token that lists donations from that site for an hour',
    body: createListingTokenSchema,
  },
});

export const streamEndpoints = {
  openEvents: {
    method: 'GET',
    path: eventsPath,
    summary: 'Changes as they happen, as server-sent events named "change"; what changed is to be asked for',
    response: changeSchema,
    status: 200,
    isStream: true,
  },
} as const satisfies Record<string, Endpoint>;
