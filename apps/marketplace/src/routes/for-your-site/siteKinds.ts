import { messages } from './messages.js';

export type SiteKind = keyof typeof messages.kinds;

/** Options of the list of site software. */
export const siteKinds = () => Object.entries(messages.kinds).map(([value, { label }]) => ({ value, label }));

export function isSiteKind(value: string): value is SiteKind {
  return Object.hasOwn(messages.kinds, value);
}

/** Whether scripts and unknown tags are removed, as WordPress does for most authors. */
export const takesTagsAway = (kind: SiteKind) => kind === 'wordpress';
