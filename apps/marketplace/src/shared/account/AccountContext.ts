import type { Account, MembersClient } from '@clothesline/api-client/members';
import { createContext, type ReactNode, use } from 'react';

/** Somebody who is signed in, and the calls that they can make. */
export interface Session {
  account: Account;
  members: MembersClient;
}

/** News of requests. */
export interface Inbox {
  /** The way to them, with the number of what is new. */
  link: ReactNode;
  /** That number alone, for a link that leads elsewhere. */
  count: ReactNode;
}

export interface AccountModel {
  /** Undefined for nobody, and until the server has told. */
  session: Session | undefined;
  /** Whether somebody signed in on this device; the server may not have told yet who. */
  isSignedIn: boolean;
  /** Undefined for nobody. */
  inbox: Inbox | undefined;
  /** Opens the dialog that signs in. */
  signIn(): void;
  /** Somebody signed in elsewhere than in the dialog. */
  enter(session: Session): void;
  /** Ends the session. */
  signOut(): Promise<void>;
  /** Shows what the account has become. */
  change(account: Account): void;
}

export const AccountContext = createContext<AccountModel | undefined>(undefined);

/** Who is signed in. Throws outside of an `AccountProvider`. */
export function useAccount(): AccountModel {
  const model = use(AccountContext);
  if (!model) throw new Error('useAccount needs an <AccountProvider> around the component that calls it.');
  return model;
}
