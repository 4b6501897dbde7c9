import { languages } from 'virtual:files';

/** Returns the language of an element unless it's English. */
export const getLanguage = ({ lang }: HTMLElement): string | undefined =>
  languages.find((language) => language.slice(0, 2) === lang.slice(0, 2).toLowerCase());
