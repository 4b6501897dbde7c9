import { generatorMessages } from './messages.js';

const { kinds } = generatorMessages;

export type SiteKind = keyof typeof kinds;

/** What sites are made with, for a list to choose from. */
export const siteKinds = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

export function isSiteKind(value: string): value is SiteKind {
  return value in kinds;
}

/** WordPress takes scripts and unknown tags away from what most authors paste. */
export const takesTagsAway = (kind: SiteKind) => kind === 'wordpress';
