import { useState } from 'react';
import { type Session, useAccount } from './AccountContext.js';

export interface Intent<What> {
  /** Pending action with its session; undefined without one, and until the person is signed in. */
  current: { what: What; session: Session } | undefined;
  begin(what: What): void;
  end(): void;
}

/** Runs an action that needs an account. Signs in first if needed, and then goes on. */
export function useIntent<What>(): Intent<What> {
  const { session, isSignedIn, signIn } = useAccount();
  const [what, setWhat] = useState<What>();
  return {
    current: session && what !== undefined ? { what, session } : undefined,
    begin(next) {
      setWhat(() => next);
      if (!isSignedIn) signIn();
    },
    end: () => setWhat(undefined),
  };
}
