import { createClient, createQueryClient } from '@clothesline/api-client';
import { createFakeBackend, type FakeBackendOptions } from '@clothesline/api-client/testing';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App.js';
import type { SiteSettings } from '../shared/site/site.js';

// A screen's code is fetched when it is first shown: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

export interface AppOptions extends FakeBackendOptions {
  /** What the operator set; the sample site by default. */
  site?: SiteSettings;
}

/** The whole app at an address, on a fake server. What was kept on the device before is gone. */
export function renderApp(path: string, options?: AppOptions) {
  window.localStorage.clear();
  return openApp(path, options);
}

/** The same, with what the device keeps. */
export function openApp(path: string, { site, ...options }: AppOptions = {}) {
  // jsdom lays nothing out, and says so.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/');
  const backend = createFakeBackend(options);
  const client = createClient({ host: '', fetch: backend.fetch });
  const location = memoryLocation({ path, record: true });
  const view = render(
    <App site={site} client={client} queryClient={createQueryClient()} location={location} askForPosition={false} />,
  );
  /** Where the app is now. */
  const address = () => location.history?.at(-1);
  return { ...view, backend, address, user: userEvent.setup() };
}
