import type { Account } from '../../../members/account.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { HttpError, jsonResponse } from '../http.js';
import { issue, readBody, writer, type MemberCall } from './call.js';
import { once } from './once.js';
import { spendCode } from './sessions.js';
import { replace } from './store.js';

export const wrongCode = 'This code is not right, or it no longer works. You can ask for a new one.';

/** Whoever is signed in with an account of their own. */
export function owner(call: MemberCall): Account {
  const account = writer(call);
  if (!call.store.demoPeople.includes(account.id)) return account;
  throw new HttpError(403, { message: 'This is a person of the demo. Sign in with your own address to change this.' });
}

/** Changes the account, and ends its sessions elsewhere. */
export function change({ request, store }: MemberCall, account: Account): Account {
  const own = /session_token=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  for (const [token, id] of store.sessions) if (id === account.id && token !== own) store.sessions.delete(token);
  return replace(store.accounts, account);
}

/** The calls that change how somebody signs in. */
export const securityHandlers = {
  async changeEmail(call: MemberCall) {
    const account = owner(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.changeEmail.body);
    const answer = once(call, sent, () => {
      if (!spendCode(store, sent.email, sent.code)) throw issue('code', wrongCode);
      if (store.accounts.some(({ id, email }) => id !== account.id && email === sent.email)) {
        throw issue('email', 'There is an account with this address already.', 409);
      }
      return change(call, { ...account, email: sent.email });
    });
    return jsonResponse(200, answer);
  },

  async setPassword(call: MemberCall) {
    const account = owner(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.setPassword.body);
    const answer = once(call, sent, () => {
      if (!spendCode(store, account.email, sent.code)) throw issue('code', wrongCode);
      store.passwords.set(account.id, sent.password);
      return change(call, { ...account, hasPassword: true });
    });
    return jsonResponse(200, answer);
  },

  async removePassword(call: MemberCall) {
    const account = owner(call);
    const sent = await readBody(call, endpoints.removePassword.body);
    const answer = once(call, sent, () => {
      call.store.passwords.delete(account.id);
      return change(call, { ...account, hasPassword: false });
    });
    return jsonResponse(200, answer);
  },
};
