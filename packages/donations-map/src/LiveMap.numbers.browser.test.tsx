import { ThemeRoot } from '@clothesline/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MapMoveEvent } from './live/liveProps.js';
import { donationsMapMessages as texts } from './messages.js';
import { basemap, engine, liveMap, pin, showLive } from './testing/liveStage.js';
import { DetailMap } from './variants/DetailMap.js';

test.each([
  { latitude: NaN, longitude: 500 },
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -Infinity },
])('ignores an invalid center: %o', async (center) => {
  const { backend } = showLive({ props: { center } });
  await liveMap();
  expect(await pin(/^Coat 0, /)).toBeTruthy();
  expect(backend.calls.map(({ url }) => url).join(' ')).toContain('lat=37.7749&lng=-122.4194');
});

test.each([99, -3, NaN])('uses the default zoom for an invalid zoom: %s', async (zoom) => {
  const onMove = vi.fn<(event: MapMoveEvent) => void>();
  showLive({ props: { zoom, onMove } });
  await liveMap();
  await waitFor(() => expect(onMove.mock.lastCall?.[0].zoom).toBe(13));
});

test('shows the placeholder for a donation without a valid position', async () => {
  render(
    <ThemeRoot>
      <DetailMap
        locationName="Bernal Heights"
        center={{ latitude: 37, longitude: NaN }}
        engine={engine}
        basemap={basemap}
      />
    </ThemeRoot>,
  );
  expect(screen.getByText(texts.detail({ locationName: 'Bernal Heights' }))).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});
