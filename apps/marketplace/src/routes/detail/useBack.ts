import { useLocation } from 'wouter';
import { useNavigator } from '../../routing/NavigatorContext.js';
import { paths } from '../../routing/paths.js';

/** Goes to where the visitor came from on this site, or home for those who came from elsewhere. */
export function useBack(): () => void {
  const navigator = useNavigator();
  const [, navigate] = useLocation();
  return () => {
    if (navigator.canGoBack()) window.history.back();
    else navigate(paths.home);
  };
}
