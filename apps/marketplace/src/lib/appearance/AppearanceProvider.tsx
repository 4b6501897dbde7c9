import { appearanceCookie } from '@clothesline/api-client/contract';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { type Appearance, useServed } from '../served/served.js';

interface AppearanceContextValue {
  appearance: Appearance;
  /** Changes the look, and keeps it on the device. */
  choose(appearance: Appearance): void;
}

/** In seconds. */
const oneYear = 31_536_000;

const AppearanceContext = createContext<AppearanceContextValue>({ appearance: 'auto', choose() {} });

interface AppearanceProviderProps {
  /** Overrides the visitor's choice; for stories. */
  appearance?: Appearance;
  children: ReactNode;
}

/** Knows how the visitor wants the site to look. */
export function AppearanceProvider({ appearance: given, children }: AppearanceProviderProps) {
  const served = useServed();
  const [chosen, setChosen] = useState(read);
  const appearance = given ?? served?.appearance ?? chosen;

  // Sets the root element's theme, which the browser's own parts follow (scroll bars, the ground behind the page).
  useEffect(() => {
    document.documentElement.style.colorScheme = appearance === 'auto' ? 'light dark' : appearance;
  }, [appearance]);

  const value = useMemo(
    () => ({
      appearance,
      choose(next: Appearance) {
        // A cookie, so that the server has the next page in it.
        document.cookie = `${appearanceCookie}=${next}; path=/; max-age=${next === 'auto' ? 0 : oneYear}; samesite=lax`;
        setChosen(next);
      },
    }),
    [appearance],
  );
  return <AppearanceContext value={value}>{children}</AppearanceContext>;
}

/** The look of the site, and how to change it. */
export function useAppearance(): AppearanceContextValue {
  return use(AppearanceContext);
}

/** Whether a text names a look. */
export function isAppearance(value: unknown): value is Appearance {
  return value === 'auto' || value === 'light' || value === 'dark';
}

function read(): Appearance {
  const [, chosen] = new RegExp(`\\b${appearanceCookie}=(\\w+)`).exec(globalThis.document?.cookie ?? '') ?? [];
  return isAppearance(chosen) ? chosen : 'auto';
}
