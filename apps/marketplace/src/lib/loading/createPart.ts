import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.js';

/** A component whose code loads on first use. */
export interface Part<Props = object> {
  /** Gets the code, and gets it again after a failure. */
  preload(): Promise<unknown>;
  /** The component if its code is loaded, otherwise a lazy one. */
  component(): ComponentType<Props>;
}

/** Makes a part that keeps its code, since `React.lazy` shows its fallback for a moment even with the code there. */
export function createPart<Props = object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | undefined;
  let pending: Promise<{ default: ComponentType<Props> }> | undefined;

  function preload() {
    pending ??= loadChunk(load).then(
      (component) => {
        ready = component;
        return { default: component };
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  }
  return { preload, component: () => ready ?? lazy(preload) };
}
