import { type Client, createQueryClient, findLanguage } from '@clothesline/api-client';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './App.js';
import { createScreens, findScreen, type Screen } from './screens.js';
import { loadCatalogs } from '../lib/language/catalogs.js';
import { keepActions } from '../lib/served/keepActions.js';
import { fillCache, readServed } from '../lib/served/served.js';
import { readSite } from '../lib/site/site.js';

interface StartOptions {
  client: Client;
  onError: (error: unknown) => void;
}

/** Hydrates server-rendered markup if possible, otherwise renders from scratch. */
export async function startApp(root: HTMLElement, { client, onError }: StartOptions): Promise<Root> {
  const served = readServed(document);
  const repeatActions = keepActions(root);
  const screens = createScreens();
  const queryClient = createQueryClient();
  if (served) fillCache(queryClient, served);
  const locale = await loadLocale(served?.tag);
  if (served?.isRendered) await loadScreen(screens);
  const app = (
    <StrictMode>
      <App
        site={readSite(document)}
        locale={locale}
        client={client}
        queryClient={queryClient}
        screens={screens}
        served={served}
        onReady={() => {
          root.dataset.ready = '';
          repeatActions();
        }}
      />
    </StrictMode>
  );
  const options = { onCaughtError: onError, onUncaughtError: onError, onRecoverableError: onError };
  // browser translators modify the DOM, so hydration would fail
  const isTranslated = root.querySelector('font') !== null;
  if (served && root.hasChildNodes() && !isTranslated) {
    // a transition lets React pause, so that the page stays responsive
    return new Promise((resolve) => startTransition(() => resolve(hydrateRoot(root, app, options))));
  }
  const made = createRoot(root, options);
  made.render(app);
  return made;
}

/**
 * Loads the page's translations and falls back to English.
 * @param tag The language tag used for dates and numbers, e.g. `es-MX`. Defaults to the visitor's own variant.
 */
async function loadLocale(tag: string | undefined) {
  const page = document.documentElement;
  const texts = await loadCatalogs(page.lang).catch(() => []);
  if (texts.length === 0) page.lang = 'en';
  const own = [tag, ...navigator.languages].find((one) => findLanguage(one) === page.lang);
  return { language: own ?? page.lang, catalogs: texts };
}

/** Hydration needs the code of the screen that the server rendered. */
async function loadScreen(screens: readonly Screen[]) {
  const { pathname, search } = window.location;
  const screen = findScreen(screens, pathname);
  // failures surface when the screen renders
  await Promise.allSettled([screen?.preload(), screen?.preloadParts?.(new URLSearchParams(search))]);
}
