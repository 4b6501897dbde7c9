import { allItems } from '@clothesline/api-client';
import { useState } from 'react';

/** The category chosen by the visitor. It's reset when the `given` category changes. */
export function useChosenCategory(given: string = allItems): [string, (category: string) => void] {
  const [choice, setChoice] = useState({ given, chosen: given });
  const chosen = choice.given === given ? choice.chosen : given;
  return [chosen, (category) => setChoice({ given, chosen: category })];
}
