import type { Catalog, LocaleProviderProps } from '@clothesline/ui';
import { createContext } from 'react';
import all from '../../locales/all.js';

const loaders: Partial<Record<string, () => Promise<readonly Catalog[]>>> = all;

export const otherLanguages = Object.keys(all);

/** Returns an empty list for English and for languages we don't have. */
export const loadCatalogs = async (language: string): Promise<readonly Catalog[]> => loaders[language]?.() ?? [];

/** Switches the locale without losing form input. */
export type ShowLocale = (locale: Pick<LocaleProviderProps, 'language' | 'catalogs'>) => void;

export const ShowLocaleContext = createContext<ShowLocale>(() => {});
