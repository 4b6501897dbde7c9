export const paths = {
  home: '/',
  explore: '/explore',
  create: '/create',
  saved: '/saved',
  profile: '/profile',
  donation: '/donations/:id',
  wish: '/wishes/:id',
  requests: '/requests',
  organization: '/organization',
  person: '/people/:id',
  moderation: '/moderation',
  signIn: '/sign-in',
  notMe: '/not-me',
  alert: '/alert',
  forYourSite: '/for-your-site',
  help: '/help/:topic',
  communityStories: '/#community-stories',
} as const;

export function donationPath(id: number): string {
  return `/donations/${id}`;
}

export function wishPath(id: number): string {
  return `/wishes/${id}`;
}

export function personPath(id: number): string {
  return `/people/${id}`;
}

export function requestPath(id: number): string {
  return `${paths.requests}?request=${id}`;
}

export function helpPath(topic: string): string {
  return paths.help.replace(':topic', topic);
}

export function givePath(wishId: number): string {
  return `${paths.create}?for=${wishId}`;
}

export function likePath(id: number): string {
  return `${paths.create}?like=${id}`;
}

export interface ExploreState {
  search?: string;
  category?: string;
  size?: string;
  status?: 'available';
  /** Radius in miles. The center isn't included because shared URLs would reveal the visitor's location. */
  radius?: number;
  sort?: 'newest' | 'nearest';
  view?: 'grid' | 'map' | 'wanted';
  /** Only used without JavaScript. Page 2 starts after the first 24 results. */
  page?: number | undefined;
}

/** Omits defaults. */
export function explorePath({ view, page, ...state }: ExploreState = {}): string {
  const query = new URLSearchParams();
  for (const name of ['search', 'category', 'size', 'status', 'radius', 'sort'] as const) {
    if (state[name]) query.set(name, String(state[name]));
  }
  if (view === 'map' || view === 'wanted') query.set('view', view);
  if (page !== undefined) query.set('page', String(page));
  const text = query.toString();
  return text ? `${paths.explore}?${text}` : paths.explore;
}
