/**
 * What the widgets use of React, on preact: preact/compat without what they do not use (Suspense, lazy, forwardRef,
 * Children, units of numeric styles and more), which costs 1 KB of 2. The element suites of all widgets run on it.
 */
import { createElement } from 'preact';
import { installReactCompat } from './vnode.js';

export { cloneElement, Component, createContext, createElement, createPortal, Fragment } from 'preact';
export * from 'preact/hooks';
export { createRoot, flushSync } from './dom.js';
export { memo } from './memo.js';
export { useSyncExternalStore } from './useSyncExternalStore.js';

installReactCompat();

/** r2wc takes this one from the default export. */
export default { createElement };
