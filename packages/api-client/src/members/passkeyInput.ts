import * as z from 'zod/mini';
import { expected } from '../contract/text.js';
import { tooLongText } from '../contract/fields.js';
import { filledLine } from './fields.js';
import { memberLimits } from './limits.js';

function bytes(max: number) {
  return z.string({ error: expected('text') }).check(
    z.refine((text) => text.length <= max, { error: tooLongText(max), abort: true }),
    z.regex(/^[A-Za-z0-9_-]+$/, { error: 'Expected base64url' }),
  );
}

const { credentialId, clientData, attestation, authenticatorData, signature } = memberLimits.passkeyBytes;

const shared = {
  id: bytes(credentialId),
  rawId: bytes(credentialId),
  type: z.literal('public-key', { error: 'Expected "public-key"' }),
};

const newCredentialSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(clientData),
    attestationObject: bytes(attestation),
  }),
});

/** A signed challenge in the format of `AuthenticationResponseJSON`. */
export const signedCredentialSchema = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: bytes(clientData),
    authenticatorData: bytes(authenticatorData),
    signature: bytes(signature),
    userHandle: z.optional(z.nullable(bytes(credentialId))),
  }),
});

const name = filledLine(memberLimits.passkeyName);

/** Body of POST /api/me/passkeys. */
export const addPasskeySchema = z.object({ name, credential: newCredentialSchema });

/** Body of PATCH /api/me/passkeys/{id}. */
export const renamePasskeySchema = z.object({ name });

/** Body of POST /api/auth/sign-in/passkey. */
export const passkeySignInSchema = z.object({ credential: signedCredentialSchema });
