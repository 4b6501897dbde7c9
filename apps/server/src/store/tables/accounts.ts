import type { Generated } from 'kysely';

export interface UsersTable {
  id: Generated<number>;
  email: string;
  email_verified: Generated<boolean>;
  display_name: string;
  username: string;
  profile_image: string | null;
  location: Generated<string>;
  bio: string | null;
  is_demo: Generated<boolean>;
  /** Moderator's reason. */
  suspended_for: string | null;
  password_hash: string | null;
  /** JSON. */
  mail_choices: Generated<string>;
  language: Generated<string | null>;
  /** When the account will be deleted for good. It's hidden until then. */
  delete_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token: string;
  expires_at: Date;
}

export interface SignInCodesTable {
  email: string;
  purpose: string;
  /** The code is derived from this and a secret. */
  seed: string;
  attempts: Generated<number>;
  mailed_at: Date;
  expires_at: Date;
}

export interface ListingTokensTable {
  token_hash: string;
  user_id: number;
  origin: string;
  expires_at: Date;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** Host name. */
  rp_id: string;
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

export interface SpentChallengesTable {
  challenge_hash: string;
  expires_at: Date;
}

export interface UndoLinksTable {
  token_hash: string;
  user_id: number;
  email: string;
  changed_at: Date;
  expires_at: Date;
}

export interface BarredMailboxesTable {
  mailbox_hash: string;
  barred_at: Date;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface AnsweredWritesTable {
  key: string;
  fingerprint: string;
  answer: string | null;
  user_id: number | null;
  written_at: Generated<Date>;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  listing_tokens: ListingTokensTable;
  passkeys: PasskeysTable;
  spent_challenges: SpentChallengesTable;
  undo_links: UndoLinksTable;
  barred_mailboxes: BarredMailboxesTable;
  secrets: SecretsTable;
  answered_writes: AnsweredWritesTable;
}
