import type { Account, MembersClient } from '@clothesline/api-client/members';
import { createContext, type ReactNode, use } from 'react';

/** Signed-in person with their calls. */
export interface Session {
  account: Account;
  members: MembersClient;
}

/** News of requests. */
export interface Inbox {
  /** Link to the inbox, with the number of news. */
  link: ReactNode;
  /** Only the number of news, for another link. */
  count: ReactNode;
}

export interface AccountModel {
  /** Undefined if signed out, and until the server has answered. */
  session: Session | undefined;
  /** Whether a person has signed in on this device; the server may not have sent the account yet. */
  isSignedIn: boolean;
  /** Undefined if signed out. */
  inbox: Inbox | undefined;
  /** Notice on every page of a suspended account. */
  notice: ReactNode;
  /** Opens the dialog that signs in. */
  signIn(): void;
  /** Takes over a session that began outside of the dialog. */
  enter(session: Session): void;
  /** Ends the session, and removes the person's data from the device. With `keepPage` the page stays as it is. */
  signOut(options?: { keepPage?: boolean }): Promise<void>;
  /** Removes what a visitor without an account left on the device. */
  clearDevice(): Promise<void>;
  /** Updates the account on the page. */
  change(account: Account): void;
}

export const AccountContext = createContext<AccountModel | undefined>(undefined);

/** Returns the account. Throws outside of an `AccountProvider`. */
export function useAccount(): AccountModel {
  const model = use(AccountContext);
  if (!model) throw new Error('useAccount needs an <AccountProvider> around the component that calls it.');
  return model;
}
