/** What a page need not say, since the script comes from there. */
export interface Defaults {
  apiHost: string;
  linkBase: string;
}
