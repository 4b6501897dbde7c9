import { BellIcon, HeartIcon, HomeIcon, PlusIcon, SearchIcon, UserIcon } from '@clothesline/ui';
import { paths } from '../../lib/routing/paths.js';

export const destinations = [
  { path: paths.home, name: 'home', Icon: HomeIcon },
  { path: paths.explore, name: 'explore', Icon: SearchIcon },
  { path: paths.create, name: 'donate', Icon: PlusIcon },
  { path: paths.saved, name: 'saved', Icon: HeartIcon },
  { path: paths.profile, name: 'profile', Icon: UserIcon },
] as const;

export const listPlaces = (isSignedIn: boolean) =>
  isSignedIn ? [...destinations, { path: paths.requests, name: 'requests', Icon: BellIcon } as const] : destinations;
