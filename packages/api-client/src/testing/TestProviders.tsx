import { useState, type ReactNode } from 'react';
import { createClient } from '../client/createClient.js';
import { ApiProvider } from '../react/ApiProvider.js';
import { LocationProvider } from '../react/location/LocationProvider.js';
import { createFakeBackend, type FakeBackend } from './backend/createFakeBackend.js';
import { createFakeGeolocation, createMemoryStore, type GeolocationBehavior } from './location.js';

export interface TestProvidersProps {
  backend?: FakeBackend | undefined;
  ask?: 'load' | 'never' | undefined;
  geolocation?: GeolocationBehavior | Geolocation | null | undefined;
  children?: ReactNode | undefined;
}

/** Gives tests and stories a server, a cache, and a location. Makes no network calls and stores nothing. */
export function TestProviders({ backend, ask = 'never', geolocation = 'denied', children }: TestProvidersProps) {
  const [own] = useState(() => backend ?? createFakeBackend());
  const [client] = useState(() => createClient({ host: '', fetch: own.fetch }));
  const [browser] = useState(() => (isBehavior(geolocation) ? createFakeGeolocation(geolocation) : geolocation));
  const [[deviceStore, visitStore]] = useState(() => [createMemoryStore(), createMemoryStore()]);
  return (
    <ApiProvider client={client}>
      <LocationProvider ask={ask} geolocation={browser} deviceStore={deviceStore} visitStore={visitStore}>
        {children}
      </LocationProvider>
    </ApiProvider>
  );
}

function isBehavior(geolocation: GeolocationBehavior | Geolocation | null): geolocation is GeolocationBehavior {
  return typeof geolocation === 'string' || (geolocation !== null && 'latitude' in geolocation);
}
