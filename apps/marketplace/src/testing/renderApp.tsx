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
  /** Settings of the operator; the sample site by default. */
  site?: SiteSettings;
  /** Language of the packages; English by default. */
  locale?: AppProps['locale'];
  /** Hash of the address, with its `#`. */
  hash?: string;
}

/** Renders the whole app at an address, on a fake server. Clears the device's storage, except for the session. */
export function renderApp(path: string, options?: AppOptions) {
  window.localStorage.clear();
  if (options?.signedIn !== undefined) window.localStorage.setItem(signedInKey, 'true');
  return openApp(path, options);
}

/** Opens the app without clearing the device's storage. */
export function openApp(path: string, { site, locale, hash = '', ...options }: AppOptions = {}) {
  // Not implemented in jsdom, which would log an error.
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
  /** Returns the current address of the app. */
  const address = () => location.history?.at(-1);
  return { ...view, backend, address, user: userEvent.setup() };
}
