import { useLocation, useSearchParams } from 'wouter';
import { explorePath, paths } from '../../lib/routing/paths.js';
import { readExploreState } from '../../lib/routing/readExploreState.js';

/** Returns the address of the page, with those parameters alone that say what it shows. */
export function useAddress(): string {
  const [path] = useLocation();
  const [parameters] = useSearchParams();
  return path === paths.explore ? explorePath(readExploreState(parameters)) : path;
}
