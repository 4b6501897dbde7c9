import type { Catalog, LocaleProviderProps } from '@clothesline/ui';
import { createContext } from 'react';
import all from '../../locales/all.js';

const loaders: Partial<Record<string, () => Promise<readonly Catalog[]>>> = all;

export const otherLanguages = Object.keys(all);

/** Empty for English and unknown languages. */
export const loadCatalogs = async (language: string): Promise<readonly Catalog[]> => loaders[language]?.() ?? [];

/** Keeps entered text. */
export type ShowLocale = (locale: Pick<LocaleProviderProps, 'language' | 'catalogs'>) => void;

export const ShowLocaleContext = createContext<ShowLocale>(() => {});
