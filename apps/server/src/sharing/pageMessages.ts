import { categoryText, nameTexts, standardSite, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { getTexts } from '../language/texts.js';
import { heads } from '../locales/en/heads.js';

/** Strings for heads and feeds. The titles must match the marketplace's screens. */
export function pageMessages({ name = standardSite.name, tagline }: Site, language?: SiteLanguage) {
  const texts = getTexts(heads, language);
  return {
    ...texts,
    product: name,
    homeTitle: texts.homeTitle({ name }),
    tagline: tagline ?? texts.tagline,
    personDescription: (person: string) => texts.personDescription({ person, name }),
    wishDescription: (place: string) => texts.wishDescription({ place, name }),
    pageTitle: (title: string) => texts.pageTitle({ title, name }),
    searchTitle(search: string | null, category: string | null): string {
      const names = getTexts(nameTexts, language);
      const named = category && categoryText(category, names);
      const words = [search && texts.quoted({ search }), named].filter(Boolean).join(names.separator);
      return words === '' ? texts.allTitle({ name }) : texts.searchTitle({ words, name });
    },
  };
}
