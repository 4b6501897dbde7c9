import type { LocationPickerMessages } from '../messages.js';

/** Text of the search's status; empty for blank words. */
export function searchStatus(words: string, count: number, isLooking: boolean, texts: LocationPickerMessages): string {
  if (words.trim() === '') return '';
  if (count > 0) return texts.found({ count });
  return isLooking ? texts.looking : texts.noneFound({ words: words.trim() });
}
