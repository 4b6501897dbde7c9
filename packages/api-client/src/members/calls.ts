import * as z from 'zod/mini';
import type { Call } from '../contract/calls.js';
import { organizationCalls } from '../contract/organization.js';
import { accountSchema } from './account.js';
import { alertSchema, askedAlertSchema } from './alert.js';
import { ownDonationSchema } from './donation.js';
import { noticeSchema } from './notice.js';
import { needResultSchema, ownOrganizationSchema } from './organization.js';
import { newPasskeyOptionsSchema, passkeyOptionsSchema, passkeySchema } from './passkey.js';
import { demoPersonSchema, personSchema } from './person.js';
import { pushSchema } from './push.js';
import { moderationEntrySchema } from './report.js';
import { messageSchema, requestSchema } from './request.js';
import { wishSchema } from './wish.js';

/** Any JSON. */
const everything = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null);

const done = z.object({});

const request = { response: requestSchema } as const;
const wish = { response: wishSchema } as const;
const ownDonation = { response: ownDonationSchema } as const;

/** The client half of the account and hand-over calls. Server-only details are added in `memberEndpoints`. */
export const memberCalls = {
  sendCode: { method: 'POST', path: '/api/auth/email-otp/send-verification-otp', response: done },
  signIn: { method: 'POST', path: '/api/auth/sign-in/email-otp', response: done },
  signInWithPassword: { method: 'POST', path: '/api/auth/sign-in/email', response: done },
  getPasskeyOptions: { method: 'POST', path: '/api/auth/passkey-options', response: passkeyOptionsSchema },
  signInWithPasskey: { method: 'POST', path: '/api/auth/sign-in/passkey', response: done },
  signOut: { method: 'POST', path: '/api/auth/sign-out', response: done },
  signOutEverywhere: { method: 'POST', path: '/api/auth/revoke-sessions', response: done },
  undoChange: { method: 'POST', path: '/api/auth/undo', response: done },
  listDemoPeople: { method: 'GET', path: '/api/auth/demo', response: z.array(demoPersonSchema) },
  signInToDemo: { method: 'POST', path: '/api/auth/sign-in/demo', response: done },
  getAccount: { method: 'GET', path: '/api/me', response: accountSchema },
  updateAccount: { method: 'PATCH', path: '/api/me', response: accountSchema },
  changeEmail: { method: 'POST', path: '/api/me/email', response: accountSchema },
  setPassword: { method: 'PUT', path: '/api/me/password', response: accountSchema },
  removePassword: { method: 'DELETE', path: '/api/me/password', response: accountSchema },
  listPasskeys: { method: 'GET', path: '/api/me/passkeys', response: z.array(passkeySchema) },
  prepareProof: { method: 'POST', path: '/api/me/passkeys/proof', response: passkeyOptionsSchema },
  prepareNewPasskey: { method: 'POST', path: '/api/me/passkeys/options', response: newPasskeyOptionsSchema },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', response: passkeySchema },
  renamePasskey: { method: 'PATCH', path: '/api/me/passkeys/{id}', response: passkeySchema },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/{id}', response: done },
  deleteAccount: { method: 'DELETE', path: '/api/me', response: accountSchema },
  restoreAccount: { method: 'POST', path: '/api/me/restore', response: accountSchema },
  exportAccount: { method: 'GET', path: '/api/me/export', response: everything },
  getPerson: { method: 'GET', path: '/api/people/{id}', response: personSchema },
  ...organizationCalls,
  getOwnOrganization: { method: 'GET', path: '/api/me/organization', response: z.nullable(ownOrganizationSchema) },
  setOrganization: { method: 'PUT', path: '/api/me/organization', response: ownOrganizationSchema },
  removeOrganization: { method: 'DELETE', path: '/api/me/organization', response: done },
  saveNeeds: { method: 'PUT', path: '/api/me/needs', response: z.array(needResultSchema) },
  blockPerson: { method: 'PUT', path: '/api/people/{id}/block', response: done },
  unblockPerson: { method: 'DELETE', path: '/api/people/{id}/block', response: done },
  updateDonation: { method: 'PATCH', path: '/api/donations/{id}', ...ownDonation },
  withdrawDonation: { method: 'POST', path: '/api/donations/{id}/withdraw', ...ownDonation },
  renewDonation: { method: 'POST', path: '/api/donations/{id}/renew', ...ownDonation },
  markGiven: { method: 'POST', path: '/api/donations/{id}/given', ...ownDonation },
  requestDonation: { method: 'POST', path: '/api/donations/{id}/requests', ...request },
  listRequests: {
    method: 'GET',
    path: '/api/requests',
    response: z.array(requestSchema),
    item: requestSchema,
    paged: true,
  },
  getRequest: { method: 'GET', path: '/api/requests/{id}', ...request },
  listMessages: {
    method: 'GET',
    path: '/api/requests/{id}/messages',
    response: z.array(messageSchema),
    item: messageSchema,
    paged: true,
  },
  writeMessage: { method: 'POST', path: '/api/requests/{id}/messages', response: messageSchema },
  markRead: { method: 'POST', path: '/api/requests/{id}/read', response: done },
  promise: { method: 'POST', path: '/api/requests/{id}/promise', ...request },
  acceptOffer: { method: 'POST', path: '/api/requests/{id}/accept', ...request },
  declineRequest: { method: 'POST', path: '/api/requests/{id}/decline', ...request },
  cancelRequest: { method: 'POST', path: '/api/requests/{id}/cancel', ...request },
  markReceived: { method: 'POST', path: '/api/requests/{id}/received', ...request },
  objectToMissed: { method: 'POST', path: '/api/requests/{id}/object', ...request },
  markMissed: { method: 'POST', path: '/api/requests/{id}/missed', ...request },
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    response: z.array(noticeSchema),
    item: noticeSchema,
    paged: true,
  },
  readNotices: { method: 'POST', path: '/api/notices/read', response: done },
  getPush: { method: 'GET', path: '/api/me/push', response: pushSchema },
  turnOnPush: { method: 'PUT', path: '/api/me/push', response: pushSchema },
  turnOffPush: { method: 'DELETE', path: '/api/me/push', response: pushSchema },
  listAlerts: { method: 'GET', path: '/api/me/alerts', response: z.array(alertSchema) },
  createAlert: { method: 'POST', path: '/api/alerts', response: alertSchema },
  findAlert: { method: 'POST', path: '/api/alerts/find', response: askedAlertSchema },
  confirmAlert: { method: 'POST', path: '/api/alerts/confirm', response: alertSchema },
  endAlerts: { method: 'POST', path: '/api/alerts/end', response: done },
  listWishes: { method: 'GET', path: '/api/wishes', response: z.array(wishSchema), item: wishSchema, paged: true },
  createWish: { method: 'POST', path: '/api/wishes', ...wish },
  matchWishes: { method: 'GET', path: '/api/wishes/matching', response: z.array(wishSchema) },
  getWish: { method: 'GET', path: '/api/wishes/{id}', ...wish },
  closeWish: { method: 'POST', path: '/api/wishes/{id}/close', ...wish },
  offerForWish: { method: 'POST', path: '/api/wishes/{id}/offers', ...request },
  listOwnWishes: { method: 'GET', path: '/api/me/wishes', response: z.array(wishSchema) },
  report: { method: 'POST', path: '/api/reports', response: z.object({ id: z.int() }) },
  contact: { method: 'POST', path: '/api/contact', response: done },
  listModeration: {
    method: 'GET',
    path: '/api/moderation',
    response: z.array(moderationEntrySchema),
    item: moderationEntrySchema,
    paged: true,
  },
  moderate: { method: 'POST', path: '/api/moderation/{id}', response: moderationEntrySchema },
} as const satisfies Record<string, Call>;
