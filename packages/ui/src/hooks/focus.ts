/** The element that has the focus in the tree (document or shadow root) of a node. */
export function activeIn(node: Node) {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** What has the focus inside an element, itself included; in a shadow root too. */
export function focusedIn(element: Element): Element | null {
  const active = activeIn(element);
  return element.contains(active) ? active : null;
}

/** What the Tab key would reach first inside of an element. */
export const firstFocusable = (element: HTMLElement) =>
  element.querySelector<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
  );
