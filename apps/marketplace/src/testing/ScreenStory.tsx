import { createClient } from '@clothesline/api-client';
import { createMembersBackend, type MembersBackendOptions } from '@clothesline/api-client/testing/members';
import { savedKey } from '@clothesline/donation-card';
import { useState } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { App, type AppProps } from '../app/App.js';
import { signedInKey } from '../features/account/signedIn.js';
import type { Appearance } from '../lib/served/served.js';
import type { FollowedSearch } from '../features/follow/followedSearch.js';
import { followedKey } from '../features/follow/followedStore.js';
import type { SiteSettings } from '../lib/site/site.js';

export interface ScreenStoryProps {
  path: string;
  /** Fake server. */
  backend?: MembersBackendOptions;
  saved?: readonly number[];
  followed?: readonly FollowedSearch[];
  appearance?: Appearance;
  site?: SiteSettings;
  locale?: AppProps['locale'];
}

/** Stories have no event stream. */
Object.assign(globalThis, { EventSource: undefined });

export function ScreenStory({ path, backend, saved, followed, appearance, site, locale }: ScreenStoryProps) {
  const [location] = useState(() => memoryLocation({ path }));
  const [client] = useState(() => {
    const entries = (saved ?? []).map((id) => ({ id, savedAt: '2026-11-20T10:00:00.000Z' }));
    window.localStorage.setItem(savedKey, JSON.stringify(entries));
    window.localStorage.setItem(followedKey, JSON.stringify(followed ?? []));
    window.localStorage.setItem(signedInKey, JSON.stringify(backend?.signedIn !== undefined));
    return createClient({ host: '', fetch: createMembersBackend(backend).fetch });
  });
  return (
    <App
      site={site}
      locale={locale}
      client={client}
      location={location}
      appearance={appearance}
      askForPosition={false}
    />
  );
}
