import type { LocationPickerMessages } from '../messages.js';

/** What is said of a search for a place; nothing of blank words. */
export function statusOf(words: string, count: number, isLooking: boolean, texts: LocationPickerMessages): string {
  if (words.trim() === '') return '';
  if (count > 0) return texts.found(count);
  return isLooking ? texts.looking : texts.noneFound(words.trim());
}
