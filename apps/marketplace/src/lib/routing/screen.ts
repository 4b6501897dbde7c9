import type { ComponentType } from 'react';

export interface ScreenSource {
  /** A wouter pattern. Omit it for the catch-all screen. */
  path?: string;
  load(): Promise<ComponentType>;
  /** Loads the sections that the server renders. Without it, the server only renders the frame. */
  preloadParts?(search: URLSearchParams): Promise<unknown>;
}

export const noParts = async () => undefined;
