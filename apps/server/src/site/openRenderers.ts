import { siteLanguages, type SiteLanguage } from '@clothesline/api-client/contract';
import type { Site } from '@clothesline/api-client/site';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page to render: the marketplace's `PageRequest`. */
export interface PageRequest {
  path: string;
  search: URLSearchParams;
  tag: string;
  appearance: string;
  origin: string;
  now: number;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/** Answers of a page's calls, and the calls that were refused. */
export interface Answers {
  answers: readonly unknown[];
  refusals: readonly unknown[];
}

/** The marketplace in one language, as its build exports it. One page is rendered at a time. */
export interface PageRenderer {
  ask(request: PageRequest): Promise<Answers>;
  render(
    request: PageRequest,
    page: Answers & { isRendered: boolean },
    onError: (error: unknown, components: string) => void,
  ): Promise<{ html: string; served: object }>;
}

export type Renderers = Readonly<Record<SiteLanguage, PageRenderer>>;

/** Loads the marketplace's build for the server, once for each language; undefined where there is none. */
export async function openRenderers(marketplaceDir: string, site: Site | undefined): Promise<Renderers | undefined> {
  const load = async (language: SiteLanguage) => {
    const entry = resolve(join(marketplaceDir, '.server', language, 'entry-server.js'));
    if (!existsSync(entry)) return undefined;
    const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
      createRenderer: (language: SiteLanguage, site: Site | undefined) => Promise<PageRenderer>;
    };
    return createRenderer(language, site);
  };
  const [en, es] = await Promise.all(siteLanguages.map(load));
  return en && es && { en, es };
}
