/** Returns the focused element in the tree (document or shadow root) of a node. */
export function activeElement(node: Node) {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Returns the focused element inside an element, itself included; in a shadow root too. */
export function findFocused(element: Element): Element | null {
  const active = activeElement(element);
  return element.contains(active) ? active : null;
}

/** Returns the first element that the Tab key reaches inside of an element. */
export const firstFocusable = (element: HTMLElement) =>
  element.querySelector<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
  );
