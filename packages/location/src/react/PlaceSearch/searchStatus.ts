import type { LocationPickerMessages } from '../messages.js';

/** Describes the search results for screen readers. Returns '' if nothing has been typed. */
export function searchStatus(words: string, count: number, isLooking: boolean, texts: LocationPickerMessages): string {
  if (words.trim() === '') return '';
  if (count > 0) return texts.found({ count });
  return isLooking ? texts.looking : texts.noneFound({ words: words.trim() });
}
