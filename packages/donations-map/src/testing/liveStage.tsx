import type { Donation } from '@clothesline/api-client';
import {
  createFakeBackend,
  manyDonations,
  TestProviders,
  type FakeBackend,
  type FakeBackendOptions,
  type TestProvidersProps,
} from '@clothesline/api-client/testing';
import { ThemeRoot } from '@clothesline/ui';
import { render, screen } from '@testing-library/react';
import { DonationsMap } from '../DonationsMap.js';
import { donationsMapMessages as texts } from '../messages.js';
import type { ExploreMapProps } from '../variants/ExploreMap.js';
import type { NearbyMapProps } from '../variants/NearbyMap.js';

/** Props of a live map under test. */
export interface LiveStageProps {
  variant?: 'nearby' | 'explore' | undefined;
  props?: (NearbyMapProps & ExploreMapProps) | undefined;
  donations?: Donation[] | undefined;
  width?: number | undefined;
  theme?: 'light' | 'dark' | undefined;
  direction?: 'ltr' | 'rtl' | undefined;
  geolocation?: TestProvidersProps['geolocation'] | undefined;
  faults?: FakeBackendOptions['faults'] | undefined;
}

export const engine = () => import('../live.js');
export const basemap = () => import('../basemap.js');
export const blocked = () => Promise.reject(new Error('Blocked'));

/** Pins too far apart to cluster at zoom 13. */
export const apart: Donation[] = manyDonations(4).map((donation, index) => ({
  ...donation,
  title: `Coat ${index}`,
  latitude: 37.7749 + index * 0.006,
  longitude: -122.4194 - index * 0.012,
}));

/** Puts a live map on the page. */
export function showLive({
  variant = 'nearby',
  props,
  donations = apart,
  width = 1000,
  theme = 'light',
  direction = 'ltr',
  geolocation = 'denied',
  faults,
}: LiveStageProps = {}) {
  const backend: FakeBackend = createFakeBackend({ donations, faults });
  const { container, unmount } = render(
    <ThemeRoot theme={theme} dir={direction} paint>
      <div style={{ inlineSize: width }}>
        <TestProviders backend={backend} geolocation={geolocation}>
          <DonationsMap variant={variant} engine={engine} basemap={basemap} zoom={13} {...props} />
        </TestProviders>
      </div>
    </ThemeRoot>,
  );
  return { backend, container, unmount };
}

/** The map, once it moves. */
export const liveMap = () => screen.findByRole('region', { name: texts.region }, { timeout: 5000 });

/** A pin or cluster by its name. */
export const pin = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 3000 });
