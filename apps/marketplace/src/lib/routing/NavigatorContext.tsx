import { createContext, type ReactNode, use, useEffect } from 'react';
import { DeferredRouter } from './DeferredRouter.js';
import type { Navigator } from './navigator.js';

const NavigatorContext = createContext<Navigator | undefined>(undefined);

interface NavigatorProviderProps {
  navigator: Navigator;
  children: ReactNode;
}

/** Gives the screens the history's navigator, and has it listen while they are shown. */
export function NavigatorProvider({ navigator, children }: NavigatorProviderProps) {
  useEffect(() => navigator.listen(), [navigator]);
  return (
    <NavigatorContext value={navigator}>
      <DeferredRouter navigator={navigator}>{children}</DeferredRouter>
    </NavigatorContext>
  );
}

/** Returns the navigator around this component. Throws without one. */
export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error('useNavigator needs a <NavigatorProvider> around the component that calls it.');
  return navigator;
}
