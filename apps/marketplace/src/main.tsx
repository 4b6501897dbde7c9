import './styles/index.js';
import { createClient, createQueryClient } from '@clothesline/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { apiHost } from './config.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to show the app in.');

const client = createClient({ host: apiHost(), credentials: 'include' });

createRoot(root).render(
  <StrictMode>
    <App client={client} queryClient={createQueryClient()} />
  </StrictMode>,
);
