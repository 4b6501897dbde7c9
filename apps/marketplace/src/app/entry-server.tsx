import { createClient, createQueryClient, errorStatus } from '@clothesline/api-client';
import type { Site } from '@clothesline/api-client/site';
import type { QueryClient } from '@tanstack/react-query';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App.js';
import { apiHost } from '../lib/apiHost.js';
import { fetchFirstView } from './firstQueries.js';
import { languageChoice, scriptNotice, stayConnected } from '../layout/laterParts.js';
import { createScreens, findScreen } from './screens.js';
import { loadCatalogs, otherLanguages } from '../lib/language/catalogs.js';
import { siteLanguage } from '../lib/language/siteLanguage.js';
import { type Appearance, fillCache, type Served } from '../lib/served/served.js';
import { siteSettings } from '../lib/site/site.js';

export interface PageRequest {
  path: string;
  search: URLSearchParams;
  /** BCP 47. */
  tag: string;
  appearance: Appearance;
  origin: string;
  now: number;
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

export interface RenderedPage {
  html: string;
  served: Served;
}

export interface PageRenderer {
  ask(request: PageRequest): Promise<Pick<Served, 'answers' | 'refusals'>>;
  /**
   * Renders a page to HTML. With `isRendered: false`, the screen itself is left to the browser.
   * @param onError Called when rendering fails, with the component stack. The browser then renders that section.
   */
  render(
    request: PageRequest,
    page: Pick<Served, 'isRendered' | 'answers' | 'refusals'>,
    onError: (error: unknown, components: string) => void,
  ): Promise<RenderedPage>;
}

export async function createRenderer(given: Site | undefined): Promise<PageRenderer> {
  const texts = new Map(
    await Promise.all(otherLanguages.map(async (language) => [language, await loadCatalogs(language)] as const)),
  );
  const screens = createScreens();
  await Promise.all([
    languageChoice.preload(),
    scriptNotice.preload(),
    stayConnected.preload(),
    ...screens.flatMap(
      ({ preload, preloadParts }) =>
        preloadParts && [preload(), ...['map', 'wanted'].map((view) => preloadParts(new URLSearchParams({ view })))],
    ),
  ]);
  const site = siteSettings(given);

  return {
    async ask({ path, search, fetch }) {
      const screen = findScreen(screens, path);
      const cache = createQueryClient();
      const client = createClient({ host: apiHost(), fetch: wellFormed(fetch) });
      await fetchFirstView(screen?.path, { client, cache, path, search, site });
      const page = readAnswers(cache);
      cache.clear();
      return page;
    },
    async render({ path, search, tag, appearance, origin, now }, page, onError) {
      const served: Served = { ...page, now, tag, appearance, origin };
      const cache = createQueryClient();
      fillCache(cache, page);
      const html = await renderText(
        <StrictMode>
          <App
            site={site}
            locale={{ language: tag, catalogs: texts.get(siteLanguage(tag)) ?? [] }}
            client={createClient({ host: apiHost(), fetch: refuse })}
            queryClient={cache}
            screens={screens}
            served={served}
            location={{ ssrPath: path, ssrSearch: search.toString() }}
          />
        </StrictMode>,
        onError,
      );
      cache.clear();
      return { html, served };
    },
  };
}

/** Render timeout in milliseconds. Once exceeded, we send the finished part and let the browser render the rest. */
const longest = 500;

function renderText(page: ReactNode, onError: (error: unknown, components: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // send everything as a single chunk, since streamed chunks need an inline script
      progressiveChunkSize: Infinity,
      onError(error, { componentStack = '' }) {
        onError(error, componentStack);
      },
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        resolve(text(pipe(new PassThrough())));
      },
    });
    const timer = setTimeout(abort, longest);
  });
}

/** All data must be loaded before rendering starts. */
const refuse = () => Promise.reject(new Error('A page tried to fetch data while rendering.'));

/** Replaces lone surrogates (invalid in HTML). */
const wellFormed =
  (fetch: PageRequest['fetch']): PageRequest['fetch'] =>
  async (address, init) => {
    const response = await fetch(address, init);
    const json = await response.text();
    if (!/\\ud[89a-f]/i.test(json)) return new Response(json, response);
    const mend = (_: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);
    return new Response(JSON.stringify(JSON.parse(json, mend)), response);
  };

function readAnswers(cache: QueryClient): Pick<Served, 'answers' | 'refusals'> {
  const all = cache.getQueryCache().getAll();
  const refusals = all.flatMap(({ queryKey, state: { error } }) => {
    if (!error) return [];
    const status = error instanceof RangeError ? 404 : errorStatus(error);
    if (status !== 404) throw error;
    return [[queryKey, status] as const];
  });
  return {
    answers: all.flatMap(({ queryKey, state: { data } }) => (data === undefined ? [] : [[queryKey, data] as const])),
    refusals,
  };
}
