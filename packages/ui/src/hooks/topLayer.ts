/**
 * Lifts an element over everything else of the page, over what was lifted before too. The attribute is set here and not
 * in the markup: where popovers do not exist (jsdom, old browsers) the element stays what its styles make of it.
 */
export function liftToTopLayer(element: HTMLElement) {
  // A custom element may be off the page again before its first drawing.
  if (!element.showPopover || !element.isConnected) return;
  element.setAttribute('popover', 'manual');
  element.hidePopover();
  element.showPopover();
}
