/** Stops links of a story that would replace the frame: those of the product, and those to other sites. */
export function stopStoryLinks(): void {
  addEventListener('click', (event) => {
    const links = event.composedPath().filter((target) => target instanceof HTMLAnchorElement);
    if (links.some(leaves)) event.preventDefault();
  });
}

/** Whether a link opens in its own frame. The router of a story follows its own links before. */
const leaves = (link: HTMLAnchorElement) =>
  link.target === '' && /^(?:\/|https?:)/.test(link.getAttribute('href') ?? '');
