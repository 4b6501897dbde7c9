/**
 * Records when the launcher appears and when the visitor can type after a click, as well as layout shifts and long
 * tasks.
 * @param {string} host The element that contains the whole widget
 */
export function watch(host) {
  const seen = { launcher: 0, pressed: 0, usable: 0, moved: 0, longTasks: [] };
  Object.assign(globalThis, { seen });

  /**
   * Like `querySelector`, but looks into open shadow roots. @param {ParentNode} root @param {string} selector @returns
   * {HTMLElement | undefined}
   */
  function find(root, selector) {
    for (const element of root.querySelectorAll('*')) {
      if (element.matches(selector) && isOnScreen(element)) return element;
      const inside = element.shadowRoot && find(element.shadowRoot, selector);
      if (inside) return inside;
    }
    return undefined;
  }
  /** Whether the center of the element isn't covered by anything. @param {Element} element */
  function isOnScreen(element) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (width < 8 || height < 8 || !isDrawn) return false;
    let top = document.elementFromPoint(x + width / 2, y + height / 2);
    while (top && top !== element && top.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === top) break;
      top = inner;
    }
    return top !== null && (element.contains(top) || top.contains(element));
  }
  const parts = () => {
    const element = document.querySelector(host);
    return element ? [element.shadowRoot, element].filter((part) => part !== null) : [];
  };
  const look = () => {
    const wanted = seen.pressed ? 'textarea:not(:disabled), input:not([type=hidden], :disabled)' : 'button';
    const found = parts()
      .map((part) => find(part, wanted))
      .find(Boolean);
    if (found && !seen.pressed && !seen.launcher) {
      const { x, y, width, height } = found.getBoundingClientRect();
      Object.assign(seen, { launcher: performance.now(), at: { x: x + width / 2, y: y + height / 2 } });
    }
    if (found && seen.pressed && !seen.usable) seen.usable = performance.now();
    if (!seen.usable) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', ({ timeStamp }) => (seen.pressed ||= timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}
