import type { Site } from '@clothesline/api-client/site';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface PageRequest {
  path: string;
  search: URLSearchParams;
  tag: string;
  appearance: string;
  origin: string;
  now: number;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export interface Answers {
  answers: readonly unknown[];
  refusals: readonly unknown[];
}

export interface PageRenderer {
  ask(request: PageRequest): Promise<Answers>;
  render(
    request: PageRequest,
    page: Answers & { isRendered: boolean },
    onError: (error: unknown, components: string) => void,
  ): Promise<{ html: string; served: object }>;
}

export async function openRenderer(marketplaceDir: string, site: Site | undefined): Promise<PageRenderer | undefined> {
  const entry = resolve(join(marketplaceDir, '.server/entry-server.js'));
  if (!existsSync(entry)) return undefined;
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer: (site: Site | undefined) => Promise<PageRenderer>;
  };
  return createRenderer(site);
}
