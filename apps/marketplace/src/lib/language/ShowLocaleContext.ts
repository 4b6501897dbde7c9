import type { LocaleProviderProps } from '@clothesline/ui';
import { createContext } from 'react';

/** Shows the app in another language. What is typed stays. */
export type ShowLocale = (locale: Pick<LocaleProviderProps, 'language' | 'catalogs'>) => void;

export const ShowLocaleContext = createContext<ShowLocale>(() => {});
