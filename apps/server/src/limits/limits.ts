import { type ValuesOf } from '@clothesline/api-client/contract';
import { type ErrorCode, errorText, type errorTexts } from '@clothesline/api-client/members';
import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Limit, Limits } from '../config/limit.js';
import type { Environment } from '../http/environment.js';
import { callerNetwork } from '../http/callerNetwork.js';
import { HttpError } from '../http/httpError.js';
import { giveBack, take, type Allowance } from './takeAllowances.js';
import type { Database } from '../store/database.js';

/** Error reports per network: enough to notice a problem, too few to fill up the disk. */
const clientErrors = { amount: 20, seconds: 3600 };

/** Contact messages are emailed individually up to this rate */
const contactMails = { amount: 30, seconds: 3600 };

const pickupCodes = { amount: 20, seconds: 3600 };

const bytesOfPhoto = 2 * 2 ** 20;

/** Weight of a photo if its decoder had to be killed */
const photosOfSlow = 30;

const sessionsPerNetwork = 5;

export interface Limiter {
  onCreate(c: Context<Environment>): Promise<void>;
  /** Per network, by number and size in bytes. */
  onPhoto(c: Context<Environment>, bytes: number): Promise<void>;
  /**
   * Adds a penalty for a photo if its decoder had to be killed. The penalty is large enough to extend into the next
   * period.
   */
  onSlowPhoto(c: Context<Environment>): Promise<void>;
  onChat(c: Context<Environment>, sessionId: string): Promise<void>;
  /**
   * Per network and purpose. `isBusy` indicates that many codes have been requested for this address, regardless of the
   * network.
   */
  onCode(c: Context<Environment>, email: string, purpose: 'sign in' | 'listing'): Promise<{ isBusy: boolean }>;
  /** Per network. */
  onAlert(c: Context<Environment>, email: string): Promise<void>;
  /**
   * Counts a sign-in attempt; call the returned function to undo this after a successful sign-in. People can't be
   * locked out by attempts from other networks.
   */
  onSignIn(c: Context<Environment>, email: string): Promise<GiveBack>;
  onDemo(c: Context<Environment>): Promise<void>;
  /** Identifies the caller by a known browser of this address, or else by network. */
  caller(c: Context<Environment>, email: string): { key: string; isKnown: boolean };
  onRequest(c: Context<Environment>, userId: number): Promise<void>;
  onWish(c: Context<Environment>, userId: number): Promise<void>;
  onMessage(c: Context<Environment>, userId: number): Promise<void>;
  onReport(c: Context<Environment>, userId: number | undefined): Promise<void>;
  /** Returns `true` if the message should be emailed immediately, or `false` if it should be added to a digest. */
  mailsContact(): Promise<boolean>;
  onWrite(c: Context<Environment>, userId: number): Promise<void>;
  onPickupCode(c: Context<Environment>, requestId: number): Promise<void>;
  onClientError(c: Context<Environment>): Promise<void>;
}

type LimitCode = Extract<ErrorCode, `tooMany${string}`> &
  keyof { [Code in ErrorCode as ValuesOf<(typeof errorTexts)[Code]> extends [{ minutes: number }] ? Code : never]: 0 };

export type GiveBack = () => Promise<void>;

/** Used for metrics. `ceiling` means that the limit of the whole site is exceeded. */
export type SignInOutcome = 'tried' | 'right' | 'refused' | 'ceiling';

export interface LimiterParts {
  findMark?: (c: Context<Environment>, email: string) => string | undefined;
  onSignInTried?: (outcome: SignInOutcome) => void;
}

/** An IPv6 site (/48) may use as much as this many networks. */
const networksPerSite = 10;

/** Counters are stored in the database so that all servers share the limits. */
export function createLimiter(
  database: Pick<Database, 'write' | 'db'>,
  { create, photo, chat, code, signIn, guess, write, request, message, report }: Limits,
  { findMark = () => undefined, onSignInTried = () => {} }: LimiterParts = {},
): Limiter {
  async function require(allowances: (Allowance | undefined)[], code: LimitCode): Promise<void> {
    const wait = await take(
      database,
      allowances.filter((one) => one !== undefined),
    );
    const text = errorText(code, { minutes: Math.ceil(wait / 60) });
    if (wait > 0) throw new HttpError(429, text, { headers: { 'Retry-After': String(wait) } });
  }

  function takeBoth(
    c: Context<Environment>,
    what: string,
    account: string | undefined,
    limit: Limit,
    code: LimitCode,
  ): Promise<void> {
    return require([
      allowance(`${what} account`, account, limit),
      allowance(`${what} address`, readCaller(c), limit),
    ], code);
  }

  function personAllowances(c: Context<Environment>, what: string, email: string, limit: Limit): Allowance[] {
    const mark = findMark(c, email);
    const network = readCaller(c);
    const wide = limit && { ...limit, amount: limit.amount * networksPerSite };
    const all =
      mark === undefined
        ? [
            allowance(`${what} pair`, network && `${network} ${email}`, limit),
            allowance(`${what} address`, network, limit),
            allowance(`${what} site`, readCallerSite(c), wide),
          ]
        : [allowance(`${what} browser`, `${mark} ${email}`, limit)];
    return all.filter((one) => one !== undefined);
  }

  async function onSignIn(c: Context<Environment>, email: string): Promise<GiveBack> {
    const taken = personAllowances(c, 'sign in', email, signIn);
    try {
      await require(taken, 'tooManySignIns');
    } catch (error) {
      onSignInTried('refused');
      throw error;
    }
    const all = findMark(c, email) === undefined ? allowance('sign in site', 'everybody', guess) : undefined;
    const isCounted = all !== undefined && (await take(database, [all])) === 0;
    onSignInTried(all && !isCounted ? 'ceiling' : 'tried');
    const keys = [...taken, ...(isCounted ? [all] : [])].map(({ key }) => key);
    return async () => {
      onSignInTried('right');
      await giveBack(database.db, keys);
    };
  }

  return {
    onCreate: (c) => require([allowance('create', readCaller(c), create)], 'tooManyDonations'),
    onPhoto: (c, bytes) =>
      require([allowance('photo', readCaller(c), photo, Math.ceil(bytes / bytesOfPhoto))], 'tooManyPhotos'),
    async onSlowPhoto(c) {
      const twice = photo && { amount: 2 * photo.amount, seconds: 2 * photo.seconds };
      await take(
        database,
        [allowance('photo', readCaller(c), twice, photosOfSlow)].filter((one) => one !== undefined),
      );
    },
    async onCode(c, email, purpose) {
      await require(personAllowances(c, `${purpose} code`, email, code), 'tooManyCodes');
      const ofEmail = findMark(c, email) === undefined ? allowance(`${purpose} codes`, email, code) : undefined;
      return { isBusy: ofEmail !== undefined && (await take(database, [ofEmail])) > 0 };
    },
    onAlert: (c, email) => require(personAllowances(c, 'alert', email, code), 'tooManyAlertsAsked'),
    onSignIn,
    onDemo: (c) => require([allowance('demo address', readCaller(c), signIn)], 'tooManySignIns'),
    caller(c, email) {
      const mark = findMark(c, email);
      return { key: mark ?? readCaller(c) ?? 'unknown', isKnown: mark !== undefined };
    },
    onRequest: (c, id) => takeBoth(c, 'request', String(id), request, 'tooManyRequests'),
    onWish: (c, id) => takeBoth(c, 'wish', String(id), create, 'tooManyWishesAdded'),
    onMessage: (c, id) => takeBoth(c, 'message', String(id), message, 'tooManyMessages'),
    onReport: (c, id) => takeBoth(c, 'report', id?.toString(), report, 'tooManyReportsOfPeople'),
    mailsContact: async () =>
      (await take(
        database,
        [allowance('contact mails', 'everybody', contactMails)].flatMap((one) => one ?? []),
      )) === 0,
    onPickupCode: (_, id) => require([allowance('pickup code', String(id), pickupCodes)], 'tooManyTries'),
    onClientError: (c) => require([allowance('client error', readCaller(c), clientErrors)], 'tooManyReports'),
    onWrite(c, id) {
      const wide = write && { ...write, amount: write.amount * sessionsPerNetwork };
      return require([
        allowance('write account', String(id), write),
        allowance('write address', readCaller(c), wide),
      ], 'tooManyWrites');
    },
    onChat(c, sessionId) {
      const wide = chat && { ...chat, amount: chat.amount * sessionsPerNetwork };
      return require([
        allowance('chat session', sessionId, chat),
        allowance('chat address', readCaller(c), wide),
      ], 'tooManyMessages');
    },
  };
}

export function allowance(what: string, who: string | undefined, limit: Limit, uses = 1): Allowance | undefined {
  if (!limit || who === undefined) return undefined;
  const key = createHash('sha256').update(`${what} ${who}`).digest('base64url').slice(0, 24);
  return { key, ...limit, uses: Math.min(uses, limit.amount) };
}

export function readCaller({ env }: Context<Environment>): string | undefined {
  return env?.address === undefined ? undefined : callerNetwork(env.address);
}

function readCallerSite({ env }: Context<Environment>): string | undefined {
  const network = env?.address === undefined ? '' : callerNetwork(env.address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined;
}
