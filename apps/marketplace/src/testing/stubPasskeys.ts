interface PasskeyStub {
  /** Base64url. */
  credentialId?: string;
  /** `DOMException` name. */
  refusal?: string | undefined;
  /** Autofill suggestions. */
  isOffering?: boolean;
}

export interface StubbedPasskeys {
  set(stub: PasskeyStub): void;
  isOffered(): boolean;
  choose(): void;
  restore(): void;
}

/** Creates passkeys without prompting; signatures are invalid. */
export function stubPasskeys(first: PasskeyStub = {}): StubbedPasskeys {
  let stub = first;
  let offer: (() => void) | undefined;
  const { PublicKeyCredential: before } = globalThis;
  const device = Object.getOwnPropertyDescriptor(navigator, 'credentials');

  function answer(type: string, publicKey: { challenge: BufferSource } | undefined): unknown {
    if (stub.refusal !== undefined) throw new DOMException('The stub refuses.', stub.refusal);
    const { credentialId = 'cGhvbmU' } = stub;
    const said = { type, challenge: base64url(publicKey?.challenge), origin: window.location.origin };
    const bytes = new TextEncoder().encode('bytes').buffer;
    return {
      id: credentialId,
      rawId: fromBase64url(credentialId),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
      response: {
        clientDataJSON: new TextEncoder().encode(JSON.stringify(said)).buffer,
        attestationObject: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes,
      },
    };
  }

  const credentials = {
    create: async ({ publicKey }: CredentialCreationOptions) => answer('webauthn.create', publicKey),
    async get({ publicKey, mediation, signal }: CredentialRequestOptions) {
      if (mediation !== 'conditional') return answer('webauthn.get', publicKey);
      return new Promise((resolve, reject) => {
        const mine = () => resolve(answer('webauthn.get', publicKey));
        offer = mine;
        signal?.addEventListener('abort', () => {
          if (offer === mine) offer = undefined;
          reject(new DOMException('The offer is taken back.', 'AbortError'));
        });
      });
    },
  };
  const credential = Object.assign(() => {}, {
    isConditionalMediationAvailable: async () => stub.isOffering ?? false,
  });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    writable: true,
    value: credential,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });

  return {
    set: (next) => void (stub = next),
    isOffered: () => offer !== undefined,
    choose() {
      offer?.();
      offer = undefined;
    },
    restore() {
      if (before) globalThis.PublicKeyCredential = before;
      else Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      if (device) Object.defineProperty(navigator, 'credentials', device);
      else Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}

function base64url(source: BufferSource | undefined): string {
  const view = source === undefined ? new Uint8Array() : ArrayBuffer.isView(source) ? source : new Uint8Array(source);
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64url(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0).buffer;
}
