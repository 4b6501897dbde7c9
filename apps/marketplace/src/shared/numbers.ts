import { speech } from './language/texts.js';

/** A count in the visitor's own way of writing numbers. */
export function formatCount(count: number): string {
  return count.toLocaleString(speech.tag);
}
