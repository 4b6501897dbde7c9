/** The paths of the site (spec §2), written once. */
export const paths = {
  home: '/',
  explore: '/explore',
  create: '/create',
  saved: '/saved',
  profile: '/profile',
  donation: '/donations/:id',
  requests: '/requests',
  person: '/people/:id',
  moderation: '/moderation',
  signIn: '/sign-in',
  notMe: '/not-me',
  alert: '/alert',
  forYourSite: '/for-your-site',
  help: '/help/:topic',
  communityStories: '/#community-stories',
} as const;

/** The detail screen of a donation. */
export function donationPath(id: number): string {
  return `/donations/${id}`;
}

/** Returns the path of a person's public page. */
export function personPath(id: number): string {
  return `/people/${id}`;
}

/** Returns the path of the inbox with an open request. */
export function requestPath(id: number): string {
  return `${paths.requests}?request=${id}`;
}

/** Returns the path of a help text's own page. */
export function helpPath(topic: string): string {
  return paths.help.replace(':topic', topic);
}

/** Path of the form prefilled from a donation. */
export function likePath(id: number): string {
  return `${paths.create}?like=${id}`;
}

/** State of Explore. It lives in the address, so that it can be shared and gone back to. */
export interface ExploreState {
  /** Words to search. */
  search?: string;
  /** A category; omitted for "All Items". */
  category?: string;
  /** A size, as people write it; omitted for any. */
  size?: string;
  /** Only available donations. */
  status?: 'available';
  /**
   * Radius around the visitor's place in miles; omitted for any distance. URLs never contain the place, since links
   * are shared.
   */
  radius?: number;
  sort?: 'newest' | 'nearest';
  view?: 'grid' | 'map';
  /** Which cards are first on a page without script, which has no "Show more": 2 for those after the first 24. */
  page?: number | undefined;
}

/** Returns the address of Explore in a state, without defaults. */
export function explorePath({ view, page, ...state }: ExploreState = {}): string {
  const query = new URLSearchParams();
  for (const name of ['search', 'category', 'size', 'status', 'radius', 'sort'] as const) {
    if (state[name]) query.set(name, String(state[name]));
  }
  if (view === 'map') query.set('view', view);
  if (page !== undefined) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.explore}?${text}` : paths.explore;
}
