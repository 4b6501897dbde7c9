import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { Router, type RouterOptions, useRouter } from 'wouter';
import type { Arrival, Navigator } from './navigator.js';

const NavigatorContext = createContext<Navigator | undefined>(undefined);

interface NavigatorProviderProps {
  navigator: Navigator;
  children: ReactNode;
}

export function NavigatorProvider({ navigator, children }: NavigatorProviderProps) {
  useEffect(() => navigator.listen(), [navigator]);
  return (
    <NavigatorContext value={navigator}>
      <DeferredRouter navigator={navigator}>{children}</DeferredRouter>
    </NavigatorContext>
  );
}

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator must be used within a <NavigatorProvider>.');
  return navigator;
}

const ArrivalContext = createContext<Arrival | undefined>(undefined);

interface DeferredRouterProps {
  navigator: Navigator;
  children: ReactNode;
}

/** Renders the next page in the background. Changes within a page aren't deferred. */
export function DeferredRouter({ navigator, children }: DeferredRouterProps) {
  const router = useRouter();
  const [path, navigate] = router.hook(router);
  const search = router.searchHook(router);
  const arrival = useSyncExternalStore(navigator.subscribe, navigator.arrival, navigator.arrival);
  const latest = useMemo(() => {
    const navigateHere: typeof navigate = (to, options) => {
      // the page we're leaving must not change the URL anymore
      if (options?.replace && navigator.arrival() !== arrival) return;
      navigate(to, options);
    };
    return {
      arrival,
      router: {
        hook: () => [path, navigateHere],
        // wouter decodes the search string twice (molefrog/wouter#493)
        searchHook: () => search.replaceAll('%', '%25'),
      } satisfies RouterOptions,
    };
  }, [arrival, navigate, navigator, path, search]);
  const rendered = useDeferredValue(latest);
  const place = rendered.arrival === arrival ? latest : rendered;

  // Case-sensitive.
  const parser = useCallback(
    (route: string, loose?: boolean) => {
      const { pattern, keys } = router.parser(route, loose);
      return { pattern: pattern instanceof RegExp ? new RegExp(pattern.source) : pattern, keys };
    },
    [router],
  );

  return (
    <ArrivalContext value={place.arrival}>
      <Router {...place.router} parser={parser} aroundNav={navigator.aroundNav}>
        {children}
      </Router>
    </ArrivalContext>
  );
}

export function useArrival(): Arrival {
  const arrival = use(ArrivalContext);
  if (!arrival) throw new Error('useArrival must be used within a <NavigatorProvider>.');
  return arrival;
}
