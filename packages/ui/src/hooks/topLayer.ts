/**
 * Lifts an element over everything else of the page, also over earlier lifted ones. Sets the attribute here and not in
 * the markup, so that the element keeps its styles if popovers are missing (jsdom, old browsers).
 */
export function liftToTopLayer(element: HTMLElement) {
  // A custom element may be off the page again before its first drawing.
  if (!element.showPopover || !element.isConnected) return;
  element.setAttribute('popover', 'manual');
  element.hidePopover();
  element.showPopover();
}
