/** Puts the focus on the page's heading: for a pressed button that goes, such as one that clears a search. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
