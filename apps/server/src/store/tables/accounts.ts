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
  /** Whether anybody may go on as this person, as with those of the demo. */
  is_demo: Generated<boolean>;
  /** Why a moderator suspended the account. */
  suspended_for: string | null;
  /** Hash of the password, or null. */
  password_hash: string | null;
  /** Which notices are mailed: JSON of the choices. */
  mail_choices: Generated<string>;
  /** One of `siteLanguages`; null if not chosen. */
  language: Generated<string | null>;
  /** Time of the final deletion; the account is out of sight until then. */
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

/** A mailed code. An email address has one per purpose. */
export interface SignInCodesTable {
  email: string;
  purpose: string;
  /** Base of the code, which a secret turns into digits. */
  seed: string;
  /** Of callers that are not known. */
  attempts: Generated<number>;
  mailed_at: Date;
  expires_at: Date;
}

/** Tokens that list donations from another site. */
export interface ListingTokensTable {
  token_hash: string;
  user_id: number;
  /** Of the page that it is for; empty for a program. */
  origin: string;
  expires_at: Date;
}

/** A passkey that signs in. */
export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** Name of the device for it, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Number of signatures by the device; 0 if it does not count. */
  counter: number;
  /** The host name that it was made for. */
  rp_id: string;
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

/** Challenges that were answered: each counts once. */
export interface SpentChallengesTable {
  challenge_hash: string;
  expires_at: Date;
}

/** Links that undo a change of a way of signing in. */
export interface UndoLinksTable {
  token_hash: string;
  user_id: number;
  /** The address that the account had. */
  email: string;
  changed_at: Date;
  expires_at: Date;
}

/** Mailboxes of suspended accounts, which begin no other. */
export interface BarredMailboxesTable {
  mailbox_hash: string;
  barred_at: Date;
}

/** Secrets that sign; in no export. */
export interface SecretsTable {
  name: string;
  value: string;
}

/** Writes with an `Idempotency-Key`, and their responses. */
export interface AnsweredWritesTable {
  /** A hash of the caller and the caller's key. */
  key: string;
  /** Hash of the call and its content. */
  fingerprint: string;
  /** Null while the write runs. */
  answer: string | null;
  /** Its caller; null for writes before the column was there. */
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
