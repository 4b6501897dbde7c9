/** How far down the page something is to be seen, in CSS pixels: its content, and what floats above it. */
export function contentHeight(): number {
  const floating = allElements(document).filter(floats);
  if (floating.some((element) => element.matches(':modal'))) return innerHeight;
  return Math.ceil(Math.max(contentEnd(), ...floating.map((element) => element.getBoundingClientRect().bottom)));
}

/** Where the story ends (.storybook/decorators.tsx marks it), with as much room below as above. */
function contentEnd(): number {
  const story = document.querySelector('[data-story]');
  if (!story?.parentElement) throw new Error('No element is marked with data-story.');
  return story.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(story.parentElement).paddingBottom);
}

/** Every element of a page, those in open shadow roots too. */
export function allElements(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : [element],
  );
}

/** Stands in the window or in the top layer, and shows something. */
function floats(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  if (getComputedStyle(element).position !== 'fixed' && !element.matches(':popover-open, :modal')) return false;
  return element.textContent.trim() !== '' || element.querySelector('img, svg, canvas, input, button') !== null;
}
