/** A rate limit; undefined for unlimited. */
export type Limit = { amount: number; seconds: number } | undefined;

export interface Limits {
  /** Donations listed per address. */
  create: Limit;
  /** Photos uploaded per address. */
  photo: Limit;
  /** Messages per chat session. */
  chat: Limit;
  /** Codes requested per address, and ten times as many per email address. */
  code?: Limit;
  /** Failed sign-ins per address, and ten times as many per email address. */
  signIn?: Limit;
  /** Tries to sign in that may fail on the whole site, but in browsers that signed in before. */
  guess?: Limit;
  /** Writes per account; five times as many per address. */
  write?: Limit;
  /** Donations requested per account, and per address. */
  request?: Limit;
  /** Messages sent per account, and per address. */
  message?: Limit;
  /** Reports per account, and per address. */
  report?: Limit;
}
