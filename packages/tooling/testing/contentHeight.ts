/** Returns how far down (in CSS pixels) the content and floating elements extend. */
export function contentHeight(): number {
  const floating = allElements(document).filter(floats);
  if (floating.some((element) => element.matches(':modal'))) return innerHeight;
  return Math.ceil(Math.max(contentEnd(), ...floating.map((element) => element.getBoundingClientRect().bottom)));
}

function contentEnd(): number {
  const story = document.querySelector('[data-story]');
  if (!story?.parentElement) throw new Error('No element has data-story.');
  return story.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(story.parentElement).paddingBottom);
}

/** Returns all elements of a page, including those in open shadow roots. */
export function allElements(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : [element],
  );
}

function floats(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  if (getComputedStyle(element).position !== 'fixed' && !element.matches(':popover-open, :modal')) return false;
  return element.textContent.trim() !== '' || element.querySelector('img, svg, canvas, input, button') !== null;
}
