import './styles/index.js';
import { createClient, createQueryClient } from '@clothesline/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type AppProps } from './App.js';
import { apiHost } from './config.js';
import { isSupported, tellTooOld } from './oldBrowsers.js';
import { readSite } from './shared/site/site.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const client = createClient({ host: apiHost(), credentials: 'include' });

/** Both React's own report in the console and ours to the server. */
function report(error: unknown) {
  console.error(error);
  // Loads error reports only for a failure.
  import('./shared/failure/reportError.js').then(({ reportError }) => reportError(error)).catch(() => {});
}

function show(locale?: AppProps['locale']) {
  createRoot(root as HTMLElement, { onCaughtError: report, onUncaughtError: report }).render(
    <StrictMode>
      <App site={readSite(document)} locale={locale} client={client} queryClient={createQueryClient()} />
    </StrictMode>,
  );
}

/** Loads Spanish if the server has written the page in it. The page stays English if the texts fail to load. */
async function showInSpanish() {
  const spanish = await import('./spanish/index.js').catch(() => undefined);
  if (!spanish) document.documentElement.lang = 'en';
  show(spanish?.speakSpanish());
}

if (!isSupported()) tellTooOld();
else if (document.documentElement.lang === 'es') void showInSpanish();
else show();
