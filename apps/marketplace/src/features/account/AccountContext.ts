import type { Account, MembersClient } from '@clothesline/api-client/members';
import { createContext, type ReactNode, use } from 'react';

export interface Session {
  account: Account;
  members: MembersClient;
}

export interface Inbox {
  link: ReactNode;
  count: ReactNode;
}

export interface AccountModel {
  session: Session | undefined;
  /** The server may not have sent the account yet. */
  isSignedIn: boolean;
  inbox: Inbox | undefined;
  notice: ReactNode;
  signIn(): void;
  enter(session: Session): void;
  /** Ends the session, and removes the person's data. `keepPage` keeps the page. */
  signOut(options?: { keepPage?: boolean }): Promise<void>;
  clearDevice(): Promise<void>;
  change(account: Account): void;
}

export const AccountContext = createContext<AccountModel | undefined>(undefined);

/** Throws outside of an `AccountProvider`. */
export function useAccount(): AccountModel {
  const model = use(AccountContext);
  if (!model) throw new Error('useAccount needs an <AccountProvider> around the component that calls it.');
  return model;
}
