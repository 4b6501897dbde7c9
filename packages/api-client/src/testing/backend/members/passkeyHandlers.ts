import { errorText } from '../../../members/texts.js';
import { memberEndpoints as endpoints } from '../../../members/endpoints.js';
import { memberLimits } from '../../../members/limits.js';
import type { NewPasskeyOptions, Passkey, PasskeyOptions } from '../../../members/passkey.js';
import { HttpError, jsonResponse } from '../http.js';
import { readId, issue, notThere, readBody, reader, type MemberCall } from './call.js';
import { once } from './once.js';
import { change, owner, prove } from './securityHandlers.js';
import { answers, beginSession, signInAs } from './sessions.js';
import { nextId, replace, type FakePasskey } from './store.js';

/** In ms. */
const timeout = 300_000;

/** Creates a random challenge. */
function makeChallenge({ store }: MemberCall, who: number | 'anybody'): string {
  const challenge = crypto.randomUUID().replaceAll('-', '');
  store.challenges.set(challenge, who);
  return challenge;
}

function requestOptions(call: MemberCall, who: number | 'anybody'): PasskeyOptions {
  return { challenge: makeChallenge(call, who), rpId: call.url.hostname, timeout, userVerification: 'required' };
}

export function toPasskey({ id, name, createdAt, usedAt }: FakePasskey): Passkey {
  return { id, name, createdAt, usedAt };
}

function ownPasskey(call: MemberCall, userId: number): FakePasskey {
  const id = readId(call);
  const passkey = call.store.passkeys.find((one) => one.id === id && one.userId === userId);
  if (!passkey) throw notThere();
  return passkey;
}

export const passkeyHandlers = {
  async getPasskeyOptions(call: MemberCall) {
    await readBody(call, endpoints.getPasskeyOptions.body);
    return jsonResponse(200, requestOptions(call, 'anybody'));
  },

  async signInWithPasskey(call: MemberCall) {
    const { credential } = await readBody(call, endpoints.signInWithPasskey.body);
    const { store, now } = call;
    const passkey = store.passkeys.find(({ credentialId }) => credentialId === credential.id);
    const account = store.accounts.find(({ id }) => id === passkey?.userId);
    if (!answers(call.store, credential.response.clientDataJSON, 'anybody') || !passkey || !account) {
      throw issue('credential', errorText('wrongPasskey'));
    }
    replace(store.passkeys, { ...passkey, usedAt: now.toISOString() });
    return signInAs(call, account);
  },

  listPasskeys(call: MemberCall) {
    const { id } = reader(call);
    return jsonResponse(200, call.store.passkeys.filter(({ userId }) => userId === id).map(toPasskey));
  },

  async prepareProof(call: MemberCall) {
    const { id } = owner(call);
    await readBody(call, endpoints.prepareProof.body);
    return jsonResponse(200, requestOptions(call, id));
  },

  async prepareNewPasskey(call: MemberCall) {
    const account = owner(call);
    const { store, url } = call;
    const sent = await readBody(call, endpoints.prepareNewPasskey.body);
    const answer = once(call, sent, (): NewPasskeyOptions => {
      prove(call, account, sent.proof);
      return {
        challenge: makeChallenge(call, account.id),
        rp: { id: url.hostname, name: 'Clothesline' },
        user: {
          id: btoa(String(account.id)).replaceAll('=', ''),
          name: account.email,
          displayName: account.displayName,
        },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout,
        attestation: 'none',
        excludeCredentials: store.passkeys
          .filter(({ userId }) => userId === account.id)
          .map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    });
    return jsonResponse(200, answer);
  },

  async addPasskey(call: MemberCall) {
    const account = owner(call);
    const { store, now } = call;
    const sent = await readBody(call, endpoints.addPasskey.body);
    const answer = once(call, sent, () => {
      const { id: credentialId, response } = sent.credential;
      if (!answers(call.store, response.clientDataJSON, account.id)) {
        throw issue('credential', errorText('wrongNewPasskey'));
      }
      if (store.passkeys.filter(({ userId }) => userId === account.id).length >= memberLimits.passkeys) {
        throw new HttpError(409, errorText('tooManyPasskeys', { most: memberLimits.passkeys }));
      }
      if (store.passkeys.some((one) => one.credentialId === credentialId)) {
        throw new HttpError(409, errorText('knownPasskey'));
      }
      const passkey: FakePasskey = {
        id: nextId(store.passkeys),
        userId: account.id,
        credentialId,
        name: sent.name.trim(),
        createdAt: now.toISOString(),
        usedAt: null,
      };
      store.passkeys.push(passkey);
      change(call, account);
      return toPasskey(passkey);
    });
    return jsonResponse(201, answer, beginSession(call, account.id));
  },

  async renamePasskey(call: MemberCall) {
    const { id } = owner(call);
    const passkey = ownPasskey(call, id);
    const { name } = await readBody(call, endpoints.renamePasskey.body);
    return jsonResponse(200, toPasskey(replace(call.store.passkeys, { ...passkey, name: name.trim() })));
  },

  async removePasskey(call: MemberCall) {
    const account = owner(call);
    const { store } = call;
    const sent = await readBody(call, endpoints.removePasskey.body);
    const answer = once(call, sent, () => {
      const passkey = ownPasskey(call, account.id);
      prove(call, account, sent.proof);
      store.passkeys = store.passkeys.filter((one) => one !== passkey);
      change(call, account);
      return {};
    });
    return jsonResponse(200, answer, beginSession(call, account.id));
  },
};
