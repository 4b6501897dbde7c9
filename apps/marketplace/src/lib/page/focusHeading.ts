/** Focuses the page's heading after a press of a button that goes away, such as one that clears a search. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
