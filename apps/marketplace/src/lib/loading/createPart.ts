import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.js';

export interface Part<Props = object> {
  preload(): Promise<unknown>;
  component(): ComponentType<Props>;
}

/** Unlike `React.lazy`, this doesn't flash the fallback if the code has already been loaded. */
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
