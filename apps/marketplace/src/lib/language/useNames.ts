import { categoryText, nameTexts, sizeText, stateTexts } from '@clothesline/api-client';
import { useTexts } from '@clothesline/ui';

export function useNames() {
  const names = useTexts(nameTexts);
  const states = useTexts(stateTexts);
  return {
    category: (category: string) => categoryText(category, names),
    size: (size: string) => sizeText(size, states),
  };
}
