import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react';
import type { Arrival, Navigator } from './navigator.js';

const NavigatorContext = createContext<Navigator | undefined>(undefined);

interface NavigatorProviderProps {
  navigator: Navigator;
  children: ReactNode;
}

/** Gives the screens the history's navigator, and has it listen while they are shown. */
export function NavigatorProvider({ navigator, children }: NavigatorProviderProps) {
  useEffect(() => navigator.listen(), [navigator]);
  return <NavigatorContext value={navigator}>{children}</NavigatorContext>;
}

/** The navigator around this component. Throws where there is none. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator needs a <NavigatorProvider> around the component that calls it.');
  return navigator;
}

/** The latest arrival, kept up to date. */
export function useArrival(): Arrival {
  const navigator = useNavigator();
  return useSyncExternalStore(navigator.subscribe, navigator.arrival);
}
