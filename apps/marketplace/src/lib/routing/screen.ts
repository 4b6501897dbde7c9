import type { ComponentType } from 'react';

/** A screen of the site, as its feature describes it. */
export interface ScreenSource {
  /** Wouter pattern; omitted for the screen of every other path. */
  path?: string;
  load(): Promise<ComponentType>;
  /** Loads the parts that a server renders with the screen; omitted if it only renders the frame. */
  preloadParts?(search: URLSearchParams): Promise<unknown>;
}

/** For screens that a server renders without other parts. */
export const noParts = async () => undefined;
