import './styles/index.js';
import { createClient, createQueryClient } from '@clothesline/api-client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.js';
import { apiHost } from './config.js';
import { isSupported } from './oldBrowsers.js';
import { createScreens, findScreen } from './routing/screenList.js';
import { speech } from './shared/language/texts.js';
import { fillCache, readServed } from './shared/served/served.js';
import { readSite } from './shared/site/site.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

/** Both React's own report in the console and ours to the server. */
function report(error: unknown) {
  console.error(error);
  // Loads error reports only for a failure.
  import('./shared/failure/reportError.js').then(({ reportError }) => reportError(error)).catch(() => {});
}

/** Takes the server's page over, or renders it where the server has not. */
async function start(root: HTMLElement) {
  const served = readServed(document);
  const screens = createScreens();
  const queryClient = createQueryClient();
  if (served) {
    speech.tag = served.tag;
    fillCache(queryClient, served);
  }
  const locale = document.documentElement.lang === 'es' ? await loadSpanish(served?.tag) : undefined;
  if (served?.isRendered) await loadScreen(screens);
  const app = (
    <StrictMode>
      <App
        site={readSite(document)}
        locale={locale}
        client={createClient({ host: apiHost(), credentials: 'include' })}
        queryClient={queryClient}
        screens={screens}
        served={served}
      />
    </StrictMode>
  );
  const options = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };
  if (served && root.hasChildNodes()) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
}

/** Loads Spanish, before the code that uses it. The page stays English if the texts fail to load. */
async function loadSpanish(tag: string | undefined) {
  const spanish = await import('./spanish/index.js').catch(() => undefined);
  if (!spanish) document.documentElement.lang = 'en';
  return spanish?.speakSpanish(tag);
}

/** Loads the code of what the server has rendered: React then takes the page over in one go. */
async function loadScreen(screens: ReturnType<typeof createScreens>) {
  const { pathname, search } = window.location;
  const screen = findScreen(screens, pathname);
  // A failure is shown where the code is rendered.
  await Promise.allSettled([screen?.preload(), screen?.preloadParts?.(new URLSearchParams(search))]);
}

if (isSupported()) void start(root);
