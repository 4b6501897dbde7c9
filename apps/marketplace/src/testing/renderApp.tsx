import { createClient, createQueryClient } from '@clothesline/api-client';
import { createMembersBackend, type MembersBackendOptions } from '@clothesline/api-client/testing/members';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { App, type AppProps } from '../app/App.js';
import { signedInKey } from '../features/account/signedIn.js';
import type { SiteSettings } from '../lib/site/site.js';

export interface AppOptions extends MembersBackendOptions {
  site?: SiteSettings;
  locale?: AppProps['locale'];
  hash?: string;
}

export function renderApp(path: string, options?: AppOptions) {
  window.localStorage.clear();
  if (options?.signedIn !== undefined) window.localStorage.setItem(signedInKey, 'true');
  return openApp(path, options);
}

export function openApp(path: string, { site, locale, hash = '', ...options }: AppOptions = {}) {
  // Missing in jsdom.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', `/${hash}`);
  const backend = createMembersBackend(options);
  const client = createClient({ host: '', fetch: backend.fetch });
  const location = memoryLocation({ path, record: true });
  const view = render(
    <App
      site={site}
      locale={locale}
      client={client}
      queryClient={createQueryClient()}
      location={location}
      askForPosition={false}
    />,
  );
  const address = () => location.history?.at(-1);
  return { ...view, backend, address, user: userEvent.setup() };
}
