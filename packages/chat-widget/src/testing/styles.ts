/** The styles of everything that a test has imported, as the texts that an element takes. */
export function importedStyles(): string[] {
  return Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);
}
