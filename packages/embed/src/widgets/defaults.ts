/** What a page need not say, since the script comes from there. */
export const defaultsFor = (origin: string) => ({ apiHost: origin, linkBase: origin });
