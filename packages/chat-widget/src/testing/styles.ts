export function importedStyles(): string[] {
  return Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);
}
