import type { ComponentType } from 'react';

export interface ScreenSource {
  /** Wouter pattern; omitted for all other paths. */
  path?: string;
  load(): Promise<ComponentType>;
  /** Parts rendered by the server; omitted for frame only. */
  preloadParts?(search: URLSearchParams): Promise<unknown>;
}

/** No other parts. */
export const noParts = async () => undefined;
