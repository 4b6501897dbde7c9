import type { Catalog, LocaleProviderProps } from '@clothesline/ui';
import { createContext } from 'react';
import all from '../../locales/all.js';

const loaders: Partial<Record<string, () => Promise<readonly Catalog[]>>> = all;

/** Languages of the site other than English, which is part of the code. */
export const otherLanguages = Object.keys(all);

/** Loads all texts of the site in a language; none for English and unknown languages. */
export const loadCatalogs = async (language: string): Promise<readonly Catalog[]> => loaders[language]?.() ?? [];

/** Shows the app in another language and keeps entered text. */
export type ShowLocale = (locale: Pick<LocaleProviderProps, 'language' | 'catalogs'>) => void;

export const ShowLocaleContext = createContext<ShowLocale>(() => {});
