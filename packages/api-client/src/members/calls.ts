import * as z from 'zod/mini';
import type { Call } from '../contract/calls.js';
import { accountSchema } from './account.js';
import { ownDonationSchema } from './donation.js';
import { noticeSchema } from './notice.js';
import { newPasskeyOptionsSchema, passkeyOptionsSchema, passkeySchema } from './passkey.js';
import { demoPersonSchema, personSchema } from './person.js';
import { moderationEntrySchema } from './report.js';
import { messageSchema, requestSchema } from './request.js';

/** All that is stored about somebody, whatever that is. */
const everything = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null);

/** The response to what was done and has nothing to tell. */
const done = z.object({});

const request = { answer: requestSchema } as const;
const ownDonation = { answer: ownDonationSchema } as const;

/** What a client has to know of the calls about accounts and hand-overs; `memberEndpoints` adds the rest. */
export const memberCalls = {
  sendCode: { method: 'POST', path: '/api/auth/email-otp/send-verification-otp', answer: done },
  signIn: { method: 'POST', path: '/api/auth/sign-in/email-otp', answer: done },
  signInWithPassword: { method: 'POST', path: '/api/auth/sign-in/email', answer: done },
  getPasskeyOptions: { method: 'POST', path: '/api/auth/passkey-options', answer: passkeyOptionsSchema },
  signInWithPasskey: { method: 'POST', path: '/api/auth/sign-in/passkey', answer: done },
  signOut: { method: 'POST', path: '/api/auth/sign-out', answer: done },
  signOutEverywhere: { method: 'POST', path: '/api/auth/revoke-sessions', answer: done },
  listDemoPeople: { method: 'GET', path: '/api/auth/demo', answer: z.array(demoPersonSchema) },
  signInToDemo: { method: 'POST', path: '/api/auth/sign-in/demo', answer: done },
  getAccount: { method: 'GET', path: '/api/me', answer: accountSchema },
  updateAccount: { method: 'PATCH', path: '/api/me', answer: accountSchema },
  changeEmail: { method: 'POST', path: '/api/me/email', answer: accountSchema },
  setPassword: { method: 'PUT', path: '/api/me/password', answer: accountSchema },
  removePassword: { method: 'DELETE', path: '/api/me/password', answer: accountSchema },
  listPasskeys: { method: 'GET', path: '/api/me/passkeys', answer: z.array(passkeySchema) },
  prepareNewPasskey: { method: 'POST', path: '/api/me/passkeys/options', answer: newPasskeyOptionsSchema },
  addPasskey: { method: 'POST', path: '/api/me/passkeys', answer: passkeySchema },
  renamePasskey: { method: 'PATCH', path: '/api/me/passkeys/{id}', answer: passkeySchema },
  removePasskey: { method: 'DELETE', path: '/api/me/passkeys/{id}', answer: done },
  deleteAccount: { method: 'DELETE', path: '/api/me', answer: accountSchema },
  restoreAccount: { method: 'POST', path: '/api/me/restore', answer: accountSchema },
  exportAccount: { method: 'GET', path: '/api/me/export', answer: everything },
  getPerson: { method: 'GET', path: '/api/people/{id}', answer: personSchema },
  blockPerson: { method: 'PUT', path: '/api/people/{id}/block', answer: done },
  unblockPerson: { method: 'DELETE', path: '/api/people/{id}/block', answer: done },
  updateDonation: { method: 'PATCH', path: '/api/donations/{id}', ...ownDonation },
  withdrawDonation: { method: 'POST', path: '/api/donations/{id}/withdraw', ...ownDonation },
  renewDonation: { method: 'POST', path: '/api/donations/{id}/renew', ...ownDonation },
  markGiven: { method: 'POST', path: '/api/donations/{id}/given', ...ownDonation },
  requestDonation: { method: 'POST', path: '/api/donations/{id}/requests', ...request },
  listRequests: {
    method: 'GET',
    path: '/api/requests',
    answer: z.array(requestSchema),
    item: requestSchema,
    paged: true,
  },
  getRequest: { method: 'GET', path: '/api/requests/{id}', ...request },
  writeMessage: { method: 'POST', path: '/api/requests/{id}/messages', answer: messageSchema },
  markRead: { method: 'POST', path: '/api/requests/{id}/read', answer: done },
  promise: { method: 'POST', path: '/api/requests/{id}/promise', ...request },
  acceptOffer: { method: 'POST', path: '/api/requests/{id}/accept', ...request },
  declineRequest: { method: 'POST', path: '/api/requests/{id}/decline', ...request },
  cancelRequest: { method: 'POST', path: '/api/requests/{id}/cancel', ...request },
  markReceived: { method: 'POST', path: '/api/requests/{id}/received', ...request },
  markMissed: { method: 'POST', path: '/api/requests/{id}/missed', ...request },
  listNotices: { method: 'GET', path: '/api/notices', answer: z.array(noticeSchema), item: noticeSchema, paged: true },
  readNotices: { method: 'POST', path: '/api/notices/read', answer: done },
  report: { method: 'POST', path: '/api/reports', answer: z.object({ id: z.int() }) },
  listModeration: {
    method: 'GET',
    path: '/api/moderation',
    answer: z.array(moderationEntrySchema),
    item: moderationEntrySchema,
    paged: true,
  },
  moderate: { method: 'POST', path: '/api/moderation/{id}', answer: moderationEntrySchema },
} as const satisfies Record<string, Call>;
