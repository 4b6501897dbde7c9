import type { Catalog } from '@clothesline/ui';
import all from '../../locales/all.js';

const loaders: Partial<Record<string, () => Promise<readonly Catalog[]>>> = all;

/** Languages of the site other than English, which is part of the code. */
export const otherLanguages = Object.keys(all);

/** Loads all texts of the site in a language; none for English and unknown languages. */
export const loadCatalogs = async (language: string): Promise<readonly Catalog[]> => loaders[language]?.() ?? [];
