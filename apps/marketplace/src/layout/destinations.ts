import { HeartIcon, HomeIcon, PlusIcon, SearchIcon, UserIcon } from '@clothesline/ui';
import { paths } from '../routing/paths.js';
import { layoutMessages as messages } from './messages.js';

/** The five places that every navigation of the site leads to (spec §2). */
export const destinations = [
  { path: paths.home, label: messages.home, Icon: HomeIcon },
  { path: paths.explore, label: messages.explore, Icon: SearchIcon },
  { path: paths.create, label: messages.donate, Icon: PlusIcon },
  { path: paths.saved, label: messages.saved, Icon: HeartIcon },
  { path: paths.profile, label: messages.profile, Icon: UserIcon },
] as const;
