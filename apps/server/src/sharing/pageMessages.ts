import { categoryText, nameTexts, standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { textsIn } from '../language/texts.js';
import { heads } from '../locales/en/heads.js';

/** Texts of the `<head>` of pages and of the feeds of a site. The titles are those that the marketplace's screens set. */
export function pageMessages({ name = standardSite.name, tagline }: Site, language?: SiteLanguage) {
  const texts = textsIn(heads, language);
  return {
    ...texts,
    product: name,
    homeTitle: texts.homeTitle({ name }),
    tagline: tagline ?? texts.tagline,
    personDescription: (person: string) => texts.personDescription({ person, name }),
    pageTitle: (title: string) => texts.pageTitle({ title, name }),
    /** Title of a search: by its words, its category, both or neither. */
    searchTitle(search: string | null, category: string | null): string {
      const names = textsIn(nameTexts, language);
      const named = category && categoryText(category, names);
      const words = [search && texts.quoted({ search }), named].filter(Boolean).join(names.separator);
      return words === '' ? texts.allTitle({ name }) : texts.searchTitle({ words, name });
    },
  };
}
