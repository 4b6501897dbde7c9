import { generatorMessages } from './messages.js';

const { kinds } = generatorMessages;

export type SiteKind = keyof typeof kinds;

/** Options of the list of site software. */
export const siteKinds = Object.entries(kinds).map(([value, { label }]) => ({ value, label }));

export function isSiteKind(value: string): value is SiteKind {
  return value in kinds;
}

/** Whether scripts and unknown tags are removed, as WordPress does for most authors. */
export const takesTagsAway = (kind: SiteKind) => kind === 'wordpress';
