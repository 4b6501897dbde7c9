import { errorText } from '../../../members/texts.js';
import type { Account } from '../../../members/account.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import type { Proof } from '../../../members/proofInput.js';
import { HttpError, jsonResponse } from '../http.js';
import { issue, readBody, writer, type MemberCall } from './call.js';
import { once } from './once.js';
import { answers, beginSession, spendCode } from './sessions.js';
import { replace } from './store.js';

export function owner(call: MemberCall): Account {
  const account = writer(call);
  if (!call.store.demoPeople.includes(account.id)) return account;
  throw new HttpError(403, errorText('demoPerson'));
}

/** Throws an `HttpError` (422) without a proof. Does not check signatures. */
export function prove({ store }: MemberCall, { id, email }: Account, { code, password, credential }: Proof): void {
  if (password !== undefined) {
    if (store.passwords.get(id) !== password) throw issue('proof.password', errorText('wrongOwnPassword'));
  } else if (credential) {
    const isOwn = store.passkeys.some((one) => one.userId === id && one.credentialId === credential.id);
    if (!answers(store, credential.response.clientDataJSON, id) || !isOwn) {
      throw issue('proof.credential', errorText('wrongPasskey'));
    }
  } else if (!spendCode(store, email, code ?? '')) throw issue('proof.code', errorText('wrongCode'));
}

/** Changes the account, ends sessions, and issues an undo token. */
export function change({ store }: MemberCall, account: Account): Account {
  for (const [token, id] of store.sessions) if (id === account.id) store.sessions.delete(token);
  const { email } = store.accounts.find(({ id }) => id === account.id) ?? account;
  store.undos.set(crypto.randomUUID(), { id: account.id, email });
  return replace(store.accounts, account);
}

export const securityHandlers = {
  async changeEmail(call: MemberCall) {
    const account = owner(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.changeEmail.body);
    const answer = once(call, sent, () => {
      // A wrong proof keeps the code.
      const tries = store.codes.get(sent.email) ?? 0;
      if (!spendCode(store, sent.email, sent.code)) throw issue('code', errorText('wrongCode'));
      store.codes.set(sent.email, tries - 1);
      prove(call, account, sent.proof);
      store.codes.delete(sent.email);
      if (store.accounts.some(({ id, email }) => id !== account.id && email === sent.email)) {
        throw issue('email', errorText('emailTaken'), 409);
      }
      return change(call, { ...account, email: sent.email });
    });
    return jsonResponse(200, answer, beginSession(call, account.id));
  },

  async setPassword(call: MemberCall) {
    const account = owner(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.setPassword.body);
    const answer = once(call, sent, () => {
      prove(call, account, sent.proof);
      store.passwords.set(account.id, sent.password);
      return change(call, { ...account, hasPassword: true });
    });
    return jsonResponse(200, answer, beginSession(call, account.id));
  },

  async removePassword(call: MemberCall) {
    const account = owner(call);
    const sent = await readBody(call, endpoints.removePassword.body);
    const answer = once(call, sent, () => {
      prove(call, account, sent.proof);
      call.store.passwords.delete(account.id);
      return change(call, { ...account, hasPassword: false });
    });
    return jsonResponse(200, answer, beginSession(call, account.id));
  },

  async undoChange(call: MemberCall) {
    const { store } = call;
    const { token } = await readBody(call, endpoints.undoChange.body);
    const undone = store.undos.get(token);
    const account = store.accounts.find(({ id }) => id === undone?.id);
    if (!undone || !account) {
      throw issue('token', errorText('undoOver'));
    }
    store.undos.delete(token);
    store.passwords.delete(account.id);
    for (const [session, id] of store.sessions) if (id === account.id) store.sessions.delete(session);
    if (store.signedIn === account.id) store.signedIn = undefined;
    replace(store.accounts, { ...account, email: undone.email, hasPassword: false });
    return jsonResponse(200, { success: true });
  },
};
