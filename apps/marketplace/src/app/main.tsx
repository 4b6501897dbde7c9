import './styles/index.js';
import { createClient } from '@clothesline/api-client';
import { apiHost } from '../lib/apiHost.js';
import { isSupported } from './oldBrowsers.js';
import { startApp } from './startApp.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

function report(error: unknown) {
  console.error(error);
  // lazy-loaded since it's rarely needed
  import('../lib/failure/reportError.js').then(({ reportError }) => reportError(error)).catch(() => {});
}

if (isSupported()) {
  void startApp(root, { client: createClient({ host: apiHost(), credentials: 'include' }), onError: report });
}
