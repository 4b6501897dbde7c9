import type { ComponentType } from 'react';

/** One screen of the site, as its feature describes it. */
export interface ScreenSource {
  /** Wouter pattern; none for the screen of every other path. */
  path?: string;
  load(): Promise<ComponentType>;
  /** Loads the parts that a server renders with the screen; missing if it renders the frame alone. */
  preloadParts?(search: URLSearchParams): Promise<unknown>;
}

/** For screens that a server renders without other parts. */
export const noParts = async () => undefined;
