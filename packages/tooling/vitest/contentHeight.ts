/** Measures how far down the page content or floating elements reach, in CSS pixels. */
export function contentHeight(): number {
  const floating = allElements(document).filter(floats);
  if (floating.some((element) => element.matches(':modal'))) return innerHeight;
  return Math.ceil(Math.max(contentEnd(), ...floating.map((element) => element.getBoundingClientRect().bottom)));
}

/** Returns the end of the story (.storybook/decorators.tsx marks it), with as much room below as above. */
function contentEnd(): number {
  const story = document.querySelector('[data-story]');
  if (!story?.parentElement) throw new Error('No element is marked with data-story.');
  return story.getBoundingClientRect().bottom + Number.parseFloat(getComputedStyle(story.parentElement).paddingBottom);
}

/** Returns every element of a page, those in open shadow roots too. */
export function allElements(root: Document | ShadowRoot): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...allElements(element.shadowRoot)] : [element],
  );
}

/** Whether an element is fixed or in the top layer, and visible. */
function floats(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return false;
  if (getComputedStyle(element).position !== 'fixed' && !element.matches(':popover-open, :modal')) return false;
  return element.textContent.trim() !== '' || element.querySelector('img, svg, canvas, input, button') !== null;
}
