import { appearanceCookie } from '@clothesline/api-client/contract';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Appearance, useServed } from '../served/served.js';

interface AppearanceContextValue {
  appearance: Appearance;
  choose(appearance: Appearance): void;
}

/** In seconds. */
const oneYear = 31_536_000;

const AppearanceContext = createContext<AppearanceContextValue>({ appearance: 'auto', choose() {} });

interface AppearanceProviderProps {
  appearance?: Appearance;
  children: ReactNode;
}

export function AppearanceProvider({ appearance: given, children }: AppearanceProviderProps) {
  const served = useServed();
  const [chosen, setChosen] = useState(read);
  const appearance = given ?? served?.appearance ?? chosen;

  useEffect(() => {
    document.documentElement.style.colorScheme = appearance === 'auto' ? 'light dark' : appearance;
  }, [appearance]);

  const value = useMemo(
    () => ({
      appearance,
      choose(next: Appearance) {
        // stored as a cookie so that the server can render the right theme
        document.cookie = `${appearanceCookie}=${next}; path=/; max-age=${next === 'auto' ? 0 : oneYear}; samesite=lax`;
        setChosen(next);
      },
    }),
    [appearance],
  );
  return <AppearanceContext value={value}>{children}</AppearanceContext>;
}

export function useAppearance(): AppearanceContextValue {
  return use(AppearanceContext);
}

export function isAppearance(value: unknown): value is Appearance {
  return value === 'auto' || value === 'light' || value === 'dark';
}

function read(): Appearance {
  const [, chosen] = new RegExp(`\\b${appearanceCookie}=(\\w+)`).exec(globalThis.document?.cookie ?? '') ?? [];
  return isAppearance(chosen) ? chosen : 'auto';
}
