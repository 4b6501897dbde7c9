import { forYourSite } from '../../locales/en/forYourSite.js';

export type SiteKind = keyof typeof forYourSite.kinds;

/** Options of the list of site software. */
export const siteKinds = (messages: typeof forYourSite) =>
  Object.entries(messages.kinds).map(([value, { label }]) => ({ value, label }));

export function isSiteKind(value: string): value is SiteKind {
  return Object.hasOwn(forYourSite.kinds, value);
}

/** Whether scripts and unknown tags are removed, as WordPress does for most authors. */
export const takesTagsAway = (kind: SiteKind) => kind === 'wordpress';
