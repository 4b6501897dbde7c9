import * as z from 'zod/mini';
import { describeCalls, type Endpoint, organizationEndpoints } from '../contract/endpoints.js';
import { listingCalls } from '../contract/listing.js';
import { queryCursor, queryNumber } from '../contract/query.js';
import { listingResponses, withResponses } from '../contract/responses.js';
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
  sendCode: { summary: 'Email a 6-digit sign-in code', body: sendCodeSchema },
  signIn: { summary: 'Sign in with a code; sets the session cookie', body: signInSchema },
  signInWithPassword: { summary: 'Sign in with a password; sets the session cookie', body: passwordSignInSchema },
  getPasskeyOptions: {
    summary: 'Create a passkey challenge for signing in, valid for 5 minutes in this browser',
    body: emptySchema,
  },
  signInWithPasskey: { summary: 'Sign in with a passkey; sets the session cookie', body: passkeySignInSchema },
  signOut: { summary: 'Sign out of this session', body: emptySchema },
  signOutEverywhere: { summary: 'Sign out of all sessions', body: emptySchema },
  undoChange: {
    summary: 'Undo a sign-in change within 7 days, with the token of the emailed link; needs no session',
    body: undoSchema,
  },
  listDemoPeople: { summary: 'List demo accounts; empty outside of the demo' },
  signInToDemo: { summary: 'Sign in to a demo account', body: z.object({ id: bodyId }) },
  getAccount: { summary: 'Get the current account' },
  updateAccount: { summary: 'Update the current account', body: updateAccountSchema },
  changeEmail: {
    summary: 'Change the email address, with a code sent to the new one; needs reauthentication',
    body: changeEmailSchema,
  },
  setPassword: { summary: 'Set the password; needs reauthentication', body: setPasswordSchema },
  removePassword: { summary: 'Remove the password; needs reauthentication', body: provenSchema },
  listPasskeys: { summary: 'List passkeys, oldest first' },
  prepareProof: {
    summary: 'Create a passkey challenge for reauthentication, valid for 5 minutes in this session',
    body: emptySchema,
  },
  prepareNewPasskey: {
    summary: 'Create a challenge for a new passkey, valid for 5 minutes in this session; needs reauthentication',
    body: provenSchema,
  },
  addPasskey: { summary: 'Add a passkey', body: addPasskeySchema, status: 201 },
  renamePasskey: { summary: 'Rename a passkey', params, body: renamePasskeySchema },
  removePasskey: { summary: 'Remove a passkey; needs reauthentication', params, body: provenSchema },
  deleteAccount: {
    summary: 'Hide the account and delete it after 7 days; needs reauthentication',
    body: provenSchema,
  },
  restoreAccount: { summary: 'Cancel the deletion of the account', body: emptySchema },
  exportAccount: { summary: 'Export all data of the account' },
  getPerson: { summary: 'Get a public profile with its donations', params },
  getOrganization: organizationEndpoints.getOrganization,
  getOwnOrganization: { summary: "Get the account's organization, or null" },
  setOrganization: {
    summary: 'Register or update the organization; changes of name, address or contact need a new confirmation',
    body: setOrganizationSchema,
  },
  removeOrganization: { summary: 'Delete the organization', body: emptySchema },
  saveNeeds: {
    summary: 'Create or update needs of the organization; returns a result per item',
    body: saveNeedsSchema,
  },
  blockPerson: { summary: 'Block a person', params, body: emptySchema },
  unblockPerson: { summary: 'Unblock a person', params, body: emptySchema },
  updateDonation: { summary: 'Update an own donation', params, body: updateDonationSchema },
  withdrawDonation: { summary: 'Withdraw a donation and close its open requests', params, body: emptySchema },
  renewDonation: { summary: 'List a donation for another 90 days', params, body: emptySchema },
  markGiven: { summary: 'Mark a donation as given away outside of a request', params, body: emptySchema },
  requestDonation: { summary: 'Request a donation', params, body: askSchema, status: 201 },
  listRequests: { summary: 'List sent and received requests, newest first', query: requestsQuerySchema },
  getRequest: { summary: 'Get a request with its newest messages', params },
  listMessages: { summary: 'List messages of a request, newest first', params, query: pageQuerySchema },
  writeMessage: { summary: 'Send a message in a request', params, body: writeMessageSchema, status: 201 },
  markRead: { summary: 'Mark messages as read up to this one', params, body: readSchema },
  promise: { summary: 'Promise the donation (donor)', params, body: promiseSchema },
  acceptOffer: {
    summary: 'Accept an offer (asker); a time that was not offered needs to be accepted by the donor',
    params,
    body: acceptSchema,
  },
  declineRequest: { summary: 'Decline a request (donor)', params, body: takeBackSchema },
  cancelRequest: { summary: 'Cancel a request or a promise (either person)', params, body: takeBackSchema },
  markReceived: {
    summary: 'Mark as collected: by the donor, or by the asker with the three-word code',
    params,
    body: receivedSchema,
  },
  markMissed: { summary: 'Report a no-show (donor)', params, body: emptySchema },
  objectToMissed: {
    summary: 'Dispute a no-show within a day (asker), so that it does not count',
    params,
    body: emptySchema,
  },
  listNotices: { summary: 'List notices, newest first', query: pageQuerySchema },
  readNotices: { summary: 'Mark notices as read', body: readNoticesSchema },
  getPush: { summary: 'Get the push notification status of this browser, and the number of subscribed browsers' },
  turnOnPush: {
    summary: 'Subscribe this browser to push notifications until its session ends',
    body: turnOnPushSchema,
  },
  turnOffPush: {
    summary: 'Unsubscribe this browser, or all browsers, from push notifications',
    body: turnOffPushSchema,
  },
  listAlerts: { summary: 'List email alerts, newest first' },
  createAlert: {
    summary: 'Create an email alert for a search, for the account or for an address that confirms it',
    body: createAlertSchema,
    status: 201,
  },
  findAlert: {
    summary: 'Get category, size and place of the alert that a confirmation token belongs to',
    body: alertTokenSchema,
  },
  confirmAlert: {
    summary: 'Confirm an alert with the token of its confirmation email',
    body: alertTokenSchema,
  },
  endAlerts: { summary: 'Delete alerts by token; succeeds if they are already gone', body: alertTokenSchema },
  listWishes: {
    summary: 'List open wishes, nearest first if a position is given, otherwise newest first',
    query: wishesQuerySchema,
  },
  createWish: { summary: 'Publish a wish near a place', body: createWishSchema, status: 201 },
  matchWishes: { summary: 'List up to three wishes that match a donation, nearest first', query: matchingQuerySchema },
  getWish: { summary: 'Get a wish; closed wishes are only visible to their owner', params },
  closeWish: { summary: 'Close an own wish', params, body: emptySchema },
  offerForWish: {
    summary: 'Offer an own donation for a wish; the offer can be accepted within a day',
    params,
    body: offerForWishSchema,
    status: 201,
  },
  listOwnWishes: { summary: 'List own wishes, newest first, including those closed in the last 30 days' },
  report: { summary: 'Report a donation, a message, a person or a wish', body: reportSchema, status: 201 },
  contact: { summary: 'Contact the operators', body: contactSchema, status: 201 },
  listModeration: { summary: 'List reports (moderators), oldest open report first', query: pageQuerySchema },
  moderate: {
    summary: 'Act on a report (moderators): hide, restore, suspend, dismiss or confirm, with a reason',
    params,
    body: moderateSchema,
  },
});

export type MemberEndpointName = keyof typeof memberEndpoints;

/** Endpoints for listing from another site. An emailed code takes the place of an account. */
export const listingEndpoints = describeCalls(withResponses(listingCalls, listingResponses), {
  sendListingCode: {
    summary: 'Email a 6-digit code for listing a donation from another site',
    body: sendListingCodeSchema,
  },
  createListingToken: {
    summary: 'Exchange the code for a token that can list donations from that site for an hour',
    body: createListingTokenSchema,
  },
});

export const streamEndpoints = {
  openEvents: {
    method: 'GET',
    path: eventsPath,
    summary: 'Stream server-sent events named "change"; they name what to fetch again',
    response: changeSchema,
    status: 200,
    isStream: true,
  },
} as const satisfies Record<string, Endpoint>;
