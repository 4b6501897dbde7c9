import type { MembersClient, NewPasskeyOptions, Passkey, PasskeyOptions, Proof } from '@clothesline/api-client/members';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { loadChunk } from '../../lib/loading/loadChunk.js';
import { DeviceError } from '../../lib/forms/useCall.js';

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Challenge lifetime in milliseconds, slightly below the server's limit */
export const challengeAge = 270_000;

const load = () => loadChunk(() => import('@simplewebauthn/browser'));

export async function signInWithPasskey(members: MembersClient): Promise<void> {
  const [{ startAuthentication }, options] = await Promise.all([load(), requestOptions(members)]);
  await send(members, await asked(startAuthentication({ optionsJSON: options })));
}

export async function proveWithPasskey(members: MembersClient): Promise<Proof> {
  const [{ startAuthentication }, options] = await Promise.all([load(), members.request('prepareProof', { body: {} })]);
  return { credential: toCredential(await asked(startAuthentication({ optionsJSON: options }))) };
}

/**
 * Suggests passkeys in the browser's autofill. Resolves to a function that signs in, or `undefined` if autofill isn't
 * supported or was interrupted.
 */
export async function offerPasskeys(members: MembersClient): Promise<(() => Promise<void>) | undefined> {
  if (!hasPasskeys()) return undefined;
  const { startAuthentication, browserSupportsWebAuthnAutofill } = await load();
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  const options = await requestOptions(members);
  const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  return () => send(members, credential);
}

export async function endOffer(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

export async function makePasskey(options: NewPasskeyOptions) {
  const { startRegistration } = await load();
  return asked(startRegistration({ optionsJSON: { ...options } }));
}

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

function toCredential({ id, rawId, response }: AuthenticationResponseJSON): NonNullable<Proof['credential']> {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

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
