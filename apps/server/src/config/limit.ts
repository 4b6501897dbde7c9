/** How often something may be done; undefined where it may be done without end. */
export type Limit = { amount: number; seconds: number } | undefined;

export interface Limits {
  /** Donations that one address may list. */
  create: Limit;
  /** Photos that one address may send. */
  photo: Limit;
  /** Messages that one chat session may send. */
  chat: Limit;
  /** Codes that one email address may be sent, and one address may ask for. */
  code?: Limit;
  /** Codes that may be tried for one email address, and by one address. */
  signIn?: Limit;
  /** Donations that one account may ask for, and accounts at one address. */
  request?: Limit;
  /** Messages that one account may send, and accounts at one address. */
  message?: Limit;
  /** Things that one account may report, and accounts at one address. */
  report?: Limit;
}
