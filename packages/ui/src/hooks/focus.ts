/** Returns the focused element in the same document or shadow root. */
export function activeElement(node: Node) {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

/** Returns the focused element inside `element`. Looks into shadow roots too. */
export function findFocused(element: Element): Element | null {
  const active = activeElement(element);
  return element.contains(active) ? active : null;
}

export const firstFocusable = (element: HTMLElement) =>
  element.querySelector<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]',
  );
