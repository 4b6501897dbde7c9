import type { MembersClient, NewPasskeyOptions, Passkey, PasskeyOptions, Proof } from '@clothesline/api-client/members';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { DeviceError } from '../../lib/forms/useCall.js';

/** Whether the browser supports passkeys; false on a page without https. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Ms for which a challenge is used; the server accepts it a little longer. */
export const challengeAge = 270_000;

const load = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Asks for a passkey and signs in with it. Rejects with a `DeviceError` if none was used. */
export async function signInWithPasskey(members: MembersClient): Promise<void> {
  const [{ startAuthentication }, options] = await Promise.all([load(), requestOptions(members)]);
  await send(members, await asked(startAuthentication({ optionsJSON: options })));
}

/** Asks for a passkey that proves a change of the account. Rejects with a `DeviceError` if none was used. */
export async function proveWithPasskey(members: MembersClient): Promise<Proof> {
  const [{ startAuthentication }, options] = await Promise.all([load(), members.request('prepareProof', { body: {} })]);
  return { credential: toCredential(await asked(startAuthentication({ optionsJSON: options }))) };
}

/**
 * Offers passkeys among the browser's suggestions, while a choice is possible. Resolves with a function that signs in;
 * undefined if the browser cannot, or if another ceremony began.
 */
export async function offerPasskeys(members: MembersClient): Promise<(() => Promise<void>) | undefined> {
  if (!hasPasskeys()) return undefined;
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await load();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const options = await requestOptions(members);
  const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  return () => send(members, credential);
}

/** Takes the offer back. */
export async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Creates a passkey in the browser. Rejects with a `DeviceError` on failure. */
export async function makePasskey(options: NewPasskeyOptions) {
  const { startRegistration } = await load();
  return asked(startRegistration({ optionsJSON: { ...options } }));
}

/** Stores a passkey with the account. */
export async function addPasskey(
  members: MembersClient,
  { name, credential }: { name: string; credential: Awaited<ReturnType<typeof makePasskey>> },
): Promise<Passkey> {
  const { id, rawId, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  return members.request('addPasskey', {
    body: {
      name,
      credential: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } },
    },
  });
}

function requestOptions(members: MembersClient): Promise<PasskeyOptions> {
  return members.request('getPasskeyOptions', { body: {} });
}

async function send(members: MembersClient, answer: AuthenticationResponseJSON): Promise<void> {
  await members.request('signInWithPasskey', { body: { credential: toCredential(answer) } });
}

/** The part of a device's answer that the server reads. */
function toCredential({ id, rawId, response }: AuthenticationResponseJSON): NonNullable<Proof['credential']> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

/** Texts for a browser's rejections, by name. */
const problems: Record<string, DeviceError['text']> = {
  NotAllowedError: 'passkeyCanceled',
  AbortError: 'passkeyCanceled',
  InvalidStateError: 'passkeyKnown',
  SecurityError: 'passkeyElsewhere',
  ConstraintError: 'passkeyUnable',
  NotSupportedError: 'passkeyUnable',
};

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new DeviceError(problems[name] ?? 'passkeyFailed', { cause: error });
  }
}
