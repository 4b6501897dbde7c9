import * as z from 'zod/mini';

/** A passkey of the signed-in user. Dates are ISO 8601. */
export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  /** Last sign-in. */
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

const credentialType = z.literal('public-key');

/** Matches `PublicKeyCredentialCreationOptionsJSON`. Binary values are base64url and timeouts are in ms. */
export const newPasskeyOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: credentialType })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/**
 * Matches `PublicKeyCredentialRequestOptionsJSON`. There's no list of credentials because the passkeys are
 * discoverable.
 */
export const passkeyOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;
