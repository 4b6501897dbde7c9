import { useState } from 'react';
import { type Session, useAccount } from './AccountContext.js';

export interface Intent<What> {
  /** What is to be done, and by whom; undefined while nothing is, and until somebody is signed in. */
  current: { what: What; session: Session } | undefined;
  begin(what: What): void;
  end(): void;
}

/** Something that only somebody who is signed in can do: everybody else signs in first, and goes on where they were. */
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
