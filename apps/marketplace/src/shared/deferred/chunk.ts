import { type ComponentType, lazy } from 'react';
import { loadChunk } from './loadChunk.js';

/** A component whose code comes when it is first needed. */
export interface Chunk<Props> {
  /** Gets the code, and gets it again after a failure. */
  preload(): Promise<unknown>;
  /** The component itself when its code is there, else a lazy one. */
  component: () => ComponentType<Props>;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component that remembers its code: `React.lazy` alone shows its fallback for a moment even when the code is there. */
export function chunk<Props>(load: Load<Props>): Chunk<Props> {
  let ready: ComponentType<Props> | undefined;
  let pending: ReturnType<Load<Props>> | undefined;

  function preload() {
    pending ??= loadChunk(load).then(
      (module) => {
        ready = module.default;
        return module;
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
