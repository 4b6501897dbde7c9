import './styles/index.js';
import { createClient, createQueryClient } from '@clothesline/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { apiHost } from './config.js';
import { isSupported, tellTooOld } from './oldBrowsers.js';
import { reportError } from './shared/failure/reportError.js';
import { readSite } from './shared/site/site.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to show the app in.');

const site = readSite(document);
const client = createClient({ host: apiHost(), credentials: 'include' });

/** Both React's own report in the console and ours to the server. */
function report(error: unknown) {
  console.error(error);
  reportError(error);
}

if (isSupported()) {
  createRoot(root, { onCaughtError: report, onUncaughtError: report }).render(
    <StrictMode>
      <App site={site} client={client} queryClient={createQueryClient()} />
    </StrictMode>,
  );
} else {
  tellTooOld();
}
