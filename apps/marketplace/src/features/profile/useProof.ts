import type { Proof } from '@clothesline/api-client/members';
import { useState } from 'react';
import { hasPasskeys, proveWithPasskey, type Session } from '../account/index.js';

export type ProofModel = ReturnType<typeof useProof>;

/** The proof for a change: a mailed code unless another kind is chosen. */
export function useProof({ account: { email, hasPassword }, members }: Session) {
  const [kind, setKind] = useState<'code' | 'password' | 'passkey'>('code');
  const [isSent, setSent] = useState(false);
  const [text, setText] = useState('');
  const kinds = ['code', ...(hasPassword ? ['password' as const] : []), ...(hasPasskeys() ? ['passkey' as const] : [])];
  return {
    email,
    kind,
    /** Other kinds of proof available to this person. */
    others: (kinds as (typeof kind)[]).filter((other) => other !== kind),
    /** The code or the password that was typed. */
    text,
    type: setText,
    choose(next: typeof kind) {
      setKind(next);
      setSent(false);
      setText('');
    },
    /** True if nothing has to be sent before it is given. */
    isReady: kind !== 'code' || isSent,
    /** Has a code sent. */
    async begin() {
      await members.request('sendCode', { body: { email } });
      setText('');
      setSent(true);
    },
    /** Returns the proof for the server. Asks the device for a passkey's proof. */
    read: async (): Promise<Proof> => (kind === 'passkey' ? proveWithPasskey(members) : { [kind]: text }),
  };
}
