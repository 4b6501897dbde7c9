/** Stops links of the product that no router of a story followed, since their pages are not in the workshop. */
export function stopProductLinks(): void {
  addEventListener('click', (event) => {
    const links = event.composedPath().filter((target) => target instanceof HTMLAnchorElement);
    if (links.some((link) => link.getAttribute('href')?.startsWith('/'))) event.preventDefault();
  });
}
