import { errorText } from '../../../members/texts.js';
import { type Account, firstNames } from '../../../members/account.js';
import { memberLimits } from '../../../members/limits.js';
import { standardMailChoices } from '../../../members/mails.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { HttpError, jsonResponse } from '../http.js';
import { fakeCode } from '../listing.js';
import { issue, notThere, readBody, reader, type MemberCall } from './call.js';
import { nextId, type MemberStore } from './store.js';

const cookieName = 'clothesline.session_token';

const firstAccountId = 10_001;

/** Returns the caller from the cookie, or the page's account unless cookies are omitted. */
export function findCaller(store: MemberStore, request: Request): Account | undefined {
  const id = store.sessions.get(readToken(request) ?? '') ?? (sendsCookies(request) ? store.signedIn : undefined);
  return store.accounts.find((account) => account.id === id);
}

export function rejectOtherSites(request: Request, url: URL): void {
  const origin = request.headers.get('Origin');
  if (request.method === 'GET' || origin === null || origin === url.origin) return;
  throw new HttpError(403, errorText('otherSite'));
}

export function spendCode({ codes }: MemberStore, email: string, code: string): boolean {
  const tries = codes.get(email) ?? 0;
  codes.set(email, tries - 1);
  if (tries <= 0 || code !== fakeCode) return false;
  codes.delete(email);
  return true;
}

export function answers(store: MemberStore, clientDataJSON: string, who: number | 'anybody'): boolean {
  const challenge = readChallenge(clientDataJSON);
  const isTheirs = challenge !== undefined && store.challenges.get(challenge) === who;
  return isTheirs && store.challenges.delete(challenge);
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(atob(clientDataJSON.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const sessionHandlers = {
  async sendCode(call: MemberCall) {
    const { email } = await readBody(call, endpoints.sendCode.body);
    call.store.codes.set(email, memberLimits.codeAttempts);
    return jsonResponse(200, { success: true });
  },

  async signIn(call: MemberCall) {
    const { email, otp } = await readBody(call, endpoints.signIn.body);
    if (!spendCode(call.store, email, otp)) throw issue('otp', errorText('wrongCode'));
    return signInAs(call, findAccount(call, email));
  },

  async signInWithPassword(call: MemberCall) {
    const { email, password } = await readBody(call, endpoints.signInWithPassword.body);
    const { accounts, passwords } = call.store;
    const account = accounts.find((one) => one.email === email);
    if (!account || passwords.get(account.id) !== password) {
      throw issue('password', errorText('wrongPassword'));
    }
    return signInAs(call, account);
  },

  async signOut(call: MemberCall) {
    await readBody(call, endpoints.signOut.body);
    const token = readToken(call.request);
    call.store.sessions.delete(token ?? '');
    call.store.pushDevices = call.store.pushDevices.filter(({ session }) => session !== (token ?? 'page'));
    if (sendsCookies(call.request)) call.store.signedIn = undefined;
    return jsonResponse(200, { success: true }, { 'Set-Cookie': `${cookieName}=; Max-Age=0; Path=/` });
  },

  async signOutEverywhere(call: MemberCall) {
    await readBody(call, endpoints.signOutEverywhere.body);
    const { id } = reader(call);
    const { store } = call;
    for (const [token, accountId] of store.sessions) if (accountId === id) store.sessions.delete(token);
    if (store.signedIn === id) store.signedIn = undefined;
    return jsonResponse(200, { success: true });
  },

  listDemoPeople: ({ store }: MemberCall) =>
    jsonResponse(
      200,
      store.accounts
        .filter(({ id }) => store.demoPeople.includes(id))
        .map(({ id, displayName }) => ({ id, displayName })),
    ),

  async signInToDemo(call: MemberCall) {
    const { id } = await readBody(call, endpoints.signInToDemo.body);
    const { accounts, demoPeople } = call.store;
    const account = demoPeople.includes(id) && accounts.find((one) => one.id === id);
    if (!account) throw notThere();
    return signInAs(call, account);
  },
};

export function signInAs(call: MemberCall, account: Account): Response {
  call.store.sessions.delete(readToken(call.request) ?? '');
  return jsonResponse(200, { user: account }, beginSession(call, account.id));
}

/** Returns the cookie header. */
export function beginSession({ request, store }: MemberCall, id: number): Record<string, string> {
  const token = crypto.randomUUID();
  store.sessions.set(token, id);
  if (sendsCookies(request)) store.signedIn = id;
  return { 'Set-Cookie': `${cookieName}=${token}; Path=/; HttpOnly; SameSite=Lax` };
}

export function findAccount(call: MemberCall, email: string): Account {
  const { accounts, undos } = call.store;
  const known = accounts.find((account) => account.email === email);
  if (!known && [...undos.values()].some((undo) => undo.email === email)) {
    throw issue('email', errorText('emailMoved'), 409);
  }
  return known ?? addAccount(call, email);
}

function addAccount({ store, now }: MemberCall, email: string): Account {
  const id = nextId(store.accounts, firstAccountId);
  const account: Account = {
    id,
    username: `neighbor_${id}`,
    displayName: firstNames.en,
    email,
    profileImage: null,
    location: '',
    bio: null,
    createdAt: now.toISOString(),
    hasPassword: false,
    isModerator: false,
    mails: standardMailChoices,
    language: null,
    deletedAt: null,
    suspendedFor: null,
  };
  store.accounts.push(account);
  return account;
}

export function readToken(request: Request): string | undefined {
  return new RegExp(`${cookieName}=([^;]+)`).exec(request.headers.get('Cookie') ?? '')?.[1];
}

function sendsCookies({ credentials }: Request): boolean {
  return credentials !== 'omit';
}
