import type { addPasskeySchema, Passkey, passkeySignInSchema } from '@clothesline/api-client/members';
import type { Kysely, Selectable } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../store/tables.js';
import { spendChallenge, type ChallengeKey, type ChallengeParts } from './challenges.js';
import type { RelyingParty } from './relyingParty.js';
import type { PasskeysTable } from '../store/tables/accounts.js';

export type NewCredential = z.output<typeof addPasskeySchema>['credential'];
export type SignedCredential = z.output<typeof passkeySignInSchema>['credential'];
export type PasskeyRow = Selectable<PasskeysTable>;

/** COSE identifiers for Ed25519, ES256 and RS256. */
export const algorithms = [-8, -7, -257];

/** Importing this takes 250 ms, so wait until a passkey is used. */
const loadServer = () => import('@simplewebauthn/server');
const loadHelpers = () => import('@simplewebauthn/server/helpers');

const clientDataSchema = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

export function readChallenge({ response }: NewCredential | SignedCredential): string | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    return clientDataSchema.safeParse(JSON.parse(text)).data?.challenge;
  } catch {
    return undefined;
  }
}

export function encodeUserHandle(userId: number): string {
  return Buffer.from(String(userId)).toString('base64url');
}

export interface Answered {
  challenge: string;
  site: RelyingParty;
}

export async function readNewPasskey(
  credential: NewCredential,
  { challenge, site }: Answered,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await loadServer();
  const { isoBase64URL } = await loadHelpers();
  try {
    if (!(await isPlain(credential))) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    const made = registrationInfo?.credential;
    if (!verified || made?.id !== credential.id) return undefined;
    return {
      credential_id: made.id,
      public_key: isoBase64URL.fromBuffer(made.publicKey),
      counter: made.counter,
    };
  } catch {
    return undefined;
  }
}

async function isPlain({ response }: NewCredential): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await loadHelpers();
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/**
 * Verifies a passkey's signature and returns its new counter. Returns `undefined` if the signature is invalid, the
 * device didn't verify its user, or the counter decreased (a sign of a cloned key).
 */
export async function readSignature(
  credential: SignedCredential,
  passkey: PasskeyRow,
  { challenge, site }: Answered,
): Promise<number | undefined> {
  const { userHandle, ...response } = credential.response;
  if (passkey.rp_id !== site.id) return undefined;
  if (userHandle != null && userHandle !== encodeUserHandle(passkey.user_id)) return undefined;
  const { verifyAuthenticationResponse } = await loadServer();
  const { isoBase64URL } = await loadHelpers();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: isoBase64URL.toBuffer(passkey.public_key),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

export interface Signed extends ChallengeParts {
  of: ChallengeKey;
  site: RelyingParty;
}

export async function spendSignature(
  db: Kysely<Tables>,
  credential: SignedCredential,
  { of, site, secret, now }: Signed,
): Promise<number | undefined> {
  const challenge = readChallenge(credential) ?? '';
  const isOurs = await spendChallenge(db, challenge, { ...of, secret, now });
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst();
  const counter = isOurs && passkey && (await readSignature(credential, passkey, { challenge, site }));
  if (!passkey || counter === undefined || counter === false) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', passkey.id)
    // a counter that's used twice means that the key was cloned
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? passkey.user_id : undefined;
}

export function readPasskeys(db: Kysely<Tables>, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

export function toPasskey({ id, name, created_at: createdAt, used_at: usedAt }: PasskeyRow): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}
