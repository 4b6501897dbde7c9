import {
  CacheProvider,
  type Client,
  ClientProvider,
  createPlaceNamer,
  createQueryClient,
  LocationProvider,
} from '@clothesline/api-client';
import { SavedDonationsProvider } from '@clothesline/donation-card';
import { LocaleProvider, type LocaleProviderProps, ThemeRoot, ToastProvider } from '@clothesline/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Router, type RouterOptions } from 'wouter';
import { appRoot } from './App.css.js';
import { Layout } from '../layout/Layout.js';
import { NavigatorProvider } from '../lib/routing/NavigatorProvider.js';
import { ReadyContext, Screens } from './Screens.js';
import { createNavigator } from '../lib/routing/navigator.js';
import { createScreens, type Screen } from './screens.js';
import { useLinkDelegation } from './useLinkDelegation.js';
import { useScrollOnArrival } from './useScrollOnArrival.js';
import { AccountProvider } from './account/AccountProvider.js';
import { AppearanceProvider, useAppearance } from '../lib/appearance/AppearanceProvider.js';
import { ShowLocaleContext } from '../lib/language/catalogs.js';
import { Boundary } from '../lib/failure/Boundary.js';
import { renderCrash } from '../lib/failure/CrashNotice.js';
import { loadPlaces } from '../lib/location/places.js';
import { type Appearance, forgetRefusals, type Served, ServedContext } from '../lib/served/served.js';
import { SiteContext, type SiteSettings, siteSettings, useSite } from '../lib/site/site.js';
import { whenInUse } from '../lib/loading/whenInUse.js';
import './styles/global.css.js';

export interface AppProps {
  client: Client;
  queryClient?: QueryClient;
  location?: Pick<RouterOptions, 'hook' | 'searchHook' | 'ssrPath' | 'ssrSearch'>;
  screens?: readonly Screen[];
  served?: Served | undefined;
  appearance?: Appearance;
  site?: SiteSettings;
  locale?: Pick<LocaleProviderProps, 'language' | 'catalogs'> | undefined;
  /** Called when a screen is hydrated or rendered. */
  onReady?: (() => void) | undefined;
  askForPosition?: boolean;
}

export function App({ appearance, site, served, ...props }: AppProps) {
  return (
    <Boundary renderFailure={renderCrash}>
      <ServedContext value={served}>
        <AppearanceProvider appearance={appearance}>
          <SiteContext value={site ?? siteSettings()}>
            <ThemedApp {...props} served={served} />
          </SiteContext>
        </AppearanceProvider>
      </ServedContext>
    </Boundary>
  );
}

function ThemedApp({
  client,
  queryClient,
  location,
  screens: given,
  served,
  locale,
  onReady = ignore,
  askForPosition = true,
}: Omit<AppProps, 'appearance' | 'site'>) {
  const { appearance } = useAppearance();
  const [navigator] = useState(() => createNavigator(globalThis.window));
  const [screens] = useState(() => given ?? createScreens());
  const [cache] = useState(() => queryClient ?? createQueryClient());
  const { place, units = 'mi' } = useSite();
  const [chosen, setChosen] = useState(locale);
  const [namePlace] = useState(() => createPlaceNamer(client, loadPlaces));

  useEffect(() => navigator.subscribe(() => served && forgetRefusals(cache, served)), [navigator, cache, served]);

  return (
    <ThemeRoot theme={appearance} className={appRoot}>
      <ClientProvider client={client}>
        <CacheProvider queryClient={cache}>
          <LocaleProvider {...chosen} units={units}>
            <LocationProvider
              ask={askForPosition ? 'load' : 'never'}
              fallback={place}
              startsAtFallback={served !== undefined}
              namePlace={namePlace}
            >
              <SavedDonationsProvider>
                <ToastProvider>
                  <ShowLocaleContext value={setChosen}>
                    <Router {...location}>
                      <NavigatorProvider navigator={navigator}>
                        <AccountProvider>
                          <ReadyContext value={onReady}>
                            <Site screens={screens} />
                          </ReadyContext>
                        </AccountProvider>
                      </NavigatorProvider>
                    </Router>
                  </ShowLocaleContext>
                </ToastProvider>
              </SavedDonationsProvider>
            </LocationProvider>
          </LocaleProvider>
        </CacheProvider>
      </ClientProvider>
    </ThemeRoot>
  );
}

const ignore = () => {};

function Site({ screens }: { screens: readonly Screen[] }) {
  useLinkDelegation();
  useScrollOnArrival();
  usePrefetch(screens);
  return (
    <Layout>
      <Screens screens={screens} />
    </Layout>
  );
}

function usePrefetch(screens: readonly Screen[]): void {
  useEffect(
    () =>
      whenInUse(async () => {
        if (savesData()) return;
        // Load screens sequentially to avoid competing with the visitor's own requests. Failures surface once the
        // screen is visited.
        for (const screen of screens) await screen.preload().catch(() => {});
      }),
    [screens],
  );
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
