/** Stops clicks on links that would navigate the story iframe away, both within the product and to other sites. */
export function stopStoryLinks(): void {
  addEventListener('click', (event) => {
    const links = event.composedPath().filter((target) => target instanceof HTMLAnchorElement);
    if (links.some(leaves)) event.preventDefault();
  });
}

/** Whether the link would navigate its own frame. A story's router has already handled its own links by now. */
const leaves = (link: HTMLAnchorElement) =>
  link.target === '' && /^(?:\/|https?:)/.test(link.getAttribute('href') ?? '');
