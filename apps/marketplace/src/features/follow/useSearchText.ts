import { nameTexts } from '@clothesline/api-client';
import { useTexts } from '@clothesline/ui';
import { following } from '../../locales/en/following.js';
import { useFormats } from '../../lib/language/useFormats.js';
import { useNames } from '../../lib/language/useNames.js';
import { type Criteria, toExploreState } from './followedSearch.js';

/** Describes a search, e.g. “coat”, Children, size 4T, within 5 mi of Oakland. */
export function useSearchText() {
  const messages = useTexts(following);
  const names = useNames();
  const { separator } = useTexts(nameTexts);
  const formats = useFormats();
  return (criteria: Criteria): string => {
    const { search, category, size, status, radius } = toExploreState(criteria);
    const parts = [
      search && messages.words({ words: search }),
      category && names.category(category),
      size && messages.size({ size }),
      radius !== undefined &&
        criteria.place &&
        messages.around({ radius: formats.radius(radius), place: criteria.place.city || messages.unnamedPlace }),
      status && messages.available,
    ];
    return parts.filter(Boolean).join(separator);
  };
}
