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
  /** Known before the server has sent the account itself. */
  isSignedIn: boolean;
  inbox: Inbox | undefined;
  notice: ReactNode;
  signIn(): void;
  enter(session: Session): void;
  /** Ends the session and removes personal data. Set `keepPage` to stay on the current page. */
  signOut(options?: { keepPage?: boolean }): Promise<void>;
  clearDevice(): Promise<void>;
  change(account: Account): void;
}

export const AccountContext = createContext<AccountModel | undefined>(undefined);

export function useAccount(): AccountModel {
  const model = use(AccountContext);
  if (!model) throw new Error('useAccount must be used within an <AccountProvider>.');
  return model;
}
