import { allItems } from '@clothesline/api-client';
import { useState } from 'react';

/** Holds the visitor's category. A new `given` one replaces it, since the choice belonged to the old one. */
export function useChosenCategory(given: string = allItems): [string, (category: string) => void] {
  const [choice, setChoice] = useState({ given, chosen: given });
  const chosen = choice.given === given ? choice.chosen : given;
  return [chosen, (category) => setChoice({ given, chosen: category })];
}
