/**
 * Shows an element in the top layer. Set by script, so that it stays visible without popover support (jsdom, old
 * browsers).
 */
export function liftToTopLayer(element: HTMLElement) {
  // A custom element may be removed before its first render.
  if (!element.showPopover || !element.isConnected) return;
  element.setAttribute('popover', 'manual');
  element.hidePopover();
  element.showPopover();
}
