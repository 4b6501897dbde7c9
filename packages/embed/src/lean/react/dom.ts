import { options, render, type ComponentChild, type ContainerNode } from 'preact';

/** What r2wc uses of `react-dom/client`. */
export function createRoot(container: ContainerNode) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}

/** Runs what changes state, and draws it before it returns. */
export function flushSync<Result>(change: () => Result): Result {
  const before = options.debounceRendering;
  let draw: (() => void) | undefined;
  options.debounceRendering = (callback) => {
    draw = callback;
  };
  try {
    const result = change();
    draw?.();
    return result;
  } finally {
    options.debounceRendering = before;
  }
}
