import type { Proof } from '@clothesline/api-client/members';
import { useState } from 'react';
import type { Session } from '../../shared/account/AccountContext.js';
import { hasPasskeys, proveWithPasskey } from '../../shared/account/passkeys.js';

export type ProofKind = 'code' | 'password' | 'passkey';

/** A proof that the owner of the account makes a change. */
export interface ProofModel {
  /** The account's address. */
  email: string;
  kind: ProofKind;
  /** Every kind that this person can give here. */
  kinds: readonly ProofKind[];
  /** The code or the password that was typed. */
  text: string;
  type(text: string): void;
  choose(kind: ProofKind): void;
  /** Whether nothing has to be sent before it is given. */
  isReady: boolean;
  /** Has a code sent. */
  begin(): Promise<void>;
  /** The proof as the server takes it. Asks the device where a passkey gives it. */
  read(): Promise<Proof>;
}

/** The proof that goes with a change: a mailed code unless another kind is chosen. */
export function useProof({ account: { email, hasPassword }, members }: Session): ProofModel {
  const [kind, setKind] = useState<ProofKind>('code');
  const [isSent, setSent] = useState(false);
  const [text, setText] = useState('');
  return {
    email,
    kind,
    kinds: ['code', ...(hasPassword ? (['password'] as const) : []), ...(hasPasskeys() ? (['passkey'] as const) : [])],
    text,
    type: setText,
    choose(next) {
      setKind(next);
      setSent(false);
      setText('');
    },
    isReady: kind !== 'code' || isSent,
    async begin() {
      await members.request('sendCode', { body: { email } });
      setText('');
      setSent(true);
    },
    async read() {
      if (kind === 'passkey') return proveWithPasskey(members);
      return { [kind]: text };
    },
  };
}
