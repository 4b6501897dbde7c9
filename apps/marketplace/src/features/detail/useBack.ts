import { useLocation } from 'wouter';
import { useNavigator } from '../../lib/routing/NavigatorContext.js';
import { paths } from '../../lib/routing/paths.js';

/** Returns a function that goes back to the visitor's last page on this site, or home after an external one. */
export function useBack(): () => void {
  const navigator = useNavigator();
  const [, navigate] = useLocation();
  return () => {
    if (navigator.canGoBack()) window.history.back();
    else navigate(paths.home);
  };
}
