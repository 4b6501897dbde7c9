import type { Proof } from '@clothesline/api-client/members';
import { useState } from 'react';
import { hasPasskeys, proveWithPasskey, type Session } from '../account/index.js';

export type ProofModel = ReturnType<typeof useProof>;

export function useProof({ account: { email, hasPassword }, members }: Session) {
  const [kind, setKind] = useState<'code' | 'password' | 'passkey'>('code');
  const [isSent, setSent] = useState(false);
  const [text, setText] = useState('');
  const kinds = ['code', ...(hasPassword ? ['password' as const] : []), ...(hasPasskeys() ? ['passkey' as const] : [])];
  return {
    email,
    kind,
    others: (kinds as (typeof kind)[]).filter((other) => other !== kind),
    text,
    type: setText,
    choose(next: typeof kind) {
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
    read: async (): Promise<Proof> => (kind === 'passkey' ? proveWithPasskey(members) : { [kind]: text }),
  };
}
