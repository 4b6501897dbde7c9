export type Limit = { amount: number; seconds: number } | undefined;

export interface Limits {
  /** Donations are limited per IP address, and wishes additionally per account. */
  create: Limit;
  /** Per address. */
  photo: Limit;
  chat: Limit;
  /** Email addresses are limited as well, to ten times as many. */
  code?: Limit;
  /** Email addresses are limited as well, to ten times as many. */
  signIn?: Limit;
  /** Failed sign-ins across the whole site. Known browsers don't count. */
  guess?: Limit;
  /** Per account. An IP address gets five times as many. */
  write?: Limit;
  request?: Limit;
  message?: Limit;
  report?: Limit;
}
