/** Undefined for unlimited. */
export type Limit = { amount: number; seconds: number } | undefined;

export interface Limits {
  /** Donations per address, and wishes per account and address. */
  create: Limit;
  /** Per address. */
  photo: Limit;
  /** Messages per chat session. */
  chat: Limit;
  /** Also limits email addresses, at ten times the number. */
  code?: Limit;
  /** Also limits email addresses, at ten times the number. */
  signIn?: Limit;
  /** Failed sign-ins on the whole site, except from known browsers. */
  guess?: Limit;
  /** Per account; five times as many per address. */
  write?: Limit;
  request?: Limit;
  message?: Limit;
  report?: Limit;
}
