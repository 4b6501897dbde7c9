import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewCredential, SignedCredential } from '../accounts/passkeys.js';

export interface Oddities {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isUnverified?: boolean;
  crossOrigin?: boolean;
  type?: string;
  credentialId?: string;
  userHandle?: string;
  counter?: number;
  attestation?: (signed: Uint8Array) => [string, Map<string, unknown>];
}

export interface Authenticator {
  credentialId: string;
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, oddities?: Oddities): NewCredential;
  get(options: { challenge: string; rpId: string }, oddities?: Oddities): SignedCredential;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** A WebAuthn device for pages of `origin`. */
export function anAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle: string | undefined;

  function clientData(type: string, challenge: string, oddities: Oddities): Buffer {
    const said = { type: oddities.type ?? type, challenge: oddities.challenge ?? challenge };
    return Buffer.from(
      JSON.stringify({ ...said, origin: oddities.origin ?? origin, crossOrigin: oddities.crossOrigin ?? false }),
    );
  }

  function authenticatorData(rpId: string, flags: number, oddities: Oddities): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(oddities.counter ?? counter);
    const checked = oddities.isUnverified ? 0 : 4;
    return Buffer.concat([sha256(oddities.rpId ?? rpId), Buffer.from([1 + checked + flags]), count]);
  }

  return {
    credentialId: base64url(id),
    create(options, oddities = {}) {
      userHandle = options.user.id;
      const credentialId = oddities.credentialId ? Buffer.from(oddities.credentialId, 'base64url') : id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        authenticatorData(options.rp.id, 0x40, oddities),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ]);
      const said = clientData('webauthn.create', options.challenge, oddities);
      const signed = Buffer.concat([authData, sha256(said)]);
      const [format, statement] = oddities.attestation?.(signed) ?? ['none', new Map()];
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(credentialId),
        rawId: base64url(credentialId),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(said),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        },
      };
    },
    get(options, oddities = {}) {
      counter += 1;
      const authData = authenticatorData(options.rpId, 0, oddities);
      const said = clientData('webauthn.get', options.challenge, oddities);
      const signature = sign('sha256', Buffer.concat([authData, sha256(said)]), privateKey);
      const used = oddities.credentialId ?? base64url(id);
      return {
        id: used,
        rawId: used,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: oddities.userHandle ?? userHandle,
        },
      };
    },
  };
}

function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ]);
  return isoCBOR.encode(cose);
}
