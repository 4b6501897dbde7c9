/** How often something may be done; undefined where it may be done without end. */
export type Limit = { amount: number; seconds: number } | undefined;

export interface Limits {
  /** Donations that one address may list. */
  create: Limit;
  /** Photos that one address may send. */
  photo: Limit;
  /** Messages that one chat session may send. */
  chat: Limit;
  /** Codes that one address may ask for, and ten times as many for one email address. */
  code?: Limit;
  /** Tries to sign in that may fail from one address, and ten times as many for one email address. */
  signIn?: Limit;
  /** Tries to sign in that may fail on the whole site, but in browsers that signed in before. */
  guess?: Limit;
  /** Writes of one account; five times as many from one address. */
  write?: Limit;
  /** Donations that one account may ask for, and accounts at one address. */
  request?: Limit;
  /** Messages that one account may send, and accounts at one address. */
  message?: Limit;
  /** Things that one account may report, and accounts at one address. */
  report?: Limit;
}
