/**
 * Shows an element in the top layer. The attribute is set here because without popover support (jsdom, old browsers)
 * the element has to stay visible.
 */
export function liftToTopLayer(element: HTMLElement) {
  // Custom elements can be removed again before they've rendered.
  if (!element.showPopover || !element.isConnected) return;
  element.setAttribute('popover', 'manual');
  element.hidePopover();
  element.showPopover();
}
