import { languages } from 'virtual:files';

/** Finds the language other than English in which a page wants an element's texts. */
export const languageOf = ({ lang }: HTMLElement): string | undefined =>
  languages.find((language) => language.slice(0, 2) === lang.slice(0, 2).toLowerCase());
