import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLocation } from '../../contract/position.js';
import { createBlockedStore, createFakeGeolocation, createMemoryStore } from '../../testing/location.js';
import { LocationProvider, locationTimeout, type LocationProviderProps } from './LocationProvider.js';
import { locationKey } from './locationStore.js';
import { useCurrentLocation } from './useCurrentLocation.js';

const oakland = { latitude: 37.8044, longitude: -122.2712 };
const bernalHeights = { latitude: 37.7434, longitude: -122.4157, city: 'Bernal Heights', region: 'CA' };

beforeEach(() => void vi.useFakeTimers());

function renderLocation(props: LocationProviderProps) {
  const stores = { deviceStore: createMemoryStore(), visitStore: createMemoryStore() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocationProvider {...stores} {...props}>
      {children}
    </LocationProvider>
  );
  return renderHook(() => useCurrentLocation(), { wrapper });
}

describe('on load', () => {
  it('is loading, then returns the browser’s position, named San Francisco, CA as in the spec', () => {
    const geolocation = createFakeGeolocation('ignored');
    const { result } = renderLocation({ ask: 'load', geolocation });
    expect(result.current).toMatchObject({ status: 'loading', location: undefined });
    act(() => geolocation.answer(oakland));
    expect(result.current).toMatchObject({
      status: 'ready',
      source: 'browser',
      location: { ...oakland, city: 'San Francisco', region: 'CA' },
      error: undefined,
    });
  });

  it.each([
    ['denied', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['throws', 'unexpected'],
    [{ latitude: Number.NaN, longitude: 0 }, 'unexpected'],
    [{ latitude: 120, longitude: 0 }, 'unexpected'],
    [{ latitude: 0, longitude: 181 }, 'unexpected'],
  ] as const)('falls back if the browser returns %j', (behavior, error) => {
    const { result } = renderLocation({ ask: 'load', geolocation: createFakeGeolocation(behavior) });
    expect(result.current).toMatchObject({ status: 'ready', source: 'fallback', location: defaultLocation, error });
  });

  it.each([
    ['a position without coordinates', 'unexpected', (found: PositionCallback) => found({} as never)],
    ['no position', 'unexpected', (found: PositionCallback) => found(null as never)],
    [
      'no error',
      'unavailable',
      (_: PositionCallback, failed?: PositionErrorCallback | null) => failed?.(null as never),
    ],
  ])('falls back if an extension later returns %s', (_, error, getCurrentPosition) => {
    const geolocation = { ...createFakeGeolocation('ignored') };
    geolocation.getCurrentPosition = (found, failed) => void setTimeout(() => getCurrentPosition(found, failed), 10);
    const { result } = renderLocation({ ask: 'load', geolocation });
    act(() => void vi.advanceTimersByTime(10));
    expect(result.current).toMatchObject({ status: 'ready', location: defaultLocation, error, isLocating: false });
  });

  it.each([
    ['central Nevada', { latitude: 39.1, longitude: -117.2 }],
    ['the middle of the sea', { latitude: 0, longitude: 0 }],
    ['a pole', { latitude: 90, longitude: 0 }],
    ['the date line', { latitude: 10, longitude: 180 }],
  ])('has no name without a nearby city: %s', async (_, position) => {
    const namePlace = async () => undefined;
    const { result } = renderLocation({ ask: 'load', geolocation: createFakeGeolocation(position), namePlace });
    await act(async () => {});
    expect(result.current.location).toEqual({ ...position, city: '', region: '' });
  });

  it('falls back if the browser has no geolocation', () => {
    const { result } = renderLocation({ ask: 'load', geolocation: null });
    expect(result.current).toMatchObject({
      location: defaultLocation,
      error: 'unsupported',
    });
  });

  it('gets the city’s name once known', async () => {
    const geolocation = createFakeGeolocation(oakland);
    const namePlace = vi.fn<NonNullable<LocationProviderProps['namePlace']>>(async () => ({
      city: 'Oakland',
      region: 'CA',
    }));
    const { result } = renderLocation({ ask: 'load', geolocation, namePlace });
    expect(result.current.location).toEqual({ ...oakland, city: 'San Francisco', region: 'CA' });
    await act(async () => Promise.resolve());
    expect(namePlace).toHaveBeenCalledExactlyOnceWith(oakland);
    expect(result.current).toMatchObject({
      status: 'ready',
      source: 'browser',
      location: { ...oakland, city: 'Oakland', region: 'CA' },
    });
  });

  it.each([
    ['is unknown', async () => undefined],
    ['cannot be looked up', async () => Promise.reject(new Error('offline'))],
  ])('keeps the name San Francisco, CA if the city %s', async (_, namePlace) => {
    const { result } = renderLocation({ ask: 'load', geolocation: createFakeGeolocation(oakland), namePlace });
    await act(async () => Promise.resolve());
    expect(result.current.location).toEqual({ ...oakland, city: 'San Francisco', region: 'CA' });
  });

  it('keeps a place chosen during the lookup of the city', async () => {
    const found = Promise.withResolvers<{ city: string; region: string }>();
    const { result } = renderLocation({
      ask: 'load',
      geolocation: createFakeGeolocation(oakland),
      namePlace: () => found.promise,
    });
    act(() => result.current.choose(bernalHeights));
    await act(async () => found.resolve({ city: 'Oakland', region: 'CA' }));
    expect(result.current.location).toEqual(bernalHeights);
  });

  it('falls back while a prompt is ignored, and accepts a late answer', () => {
    const geolocation = createFakeGeolocation('ignored');
    const { result } = renderLocation({ ask: 'load', geolocation });
    act(() => void vi.advanceTimersByTime(locationTimeout - 1));
    expect(result.current.status).toBe('loading');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toMatchObject({
      status: 'ready',
      source: 'fallback',
      location: defaultLocation,
      isLocating: true,
    });
    act(() => geolocation.answer(oakland));
    expect(result.current).toMatchObject({ source: 'browser', location: oakland, isLocating: false });
  });

  it('does not prompt again in the same visit after a denial', () => {
    const visitStore = createMemoryStore();
    const geolocation = createFakeGeolocation('denied');
    renderLocation({ ask: 'load', geolocation, visitStore });
    const { result } = renderLocation({ ask: 'load', geolocation, visitStore });
    expect(geolocation.asked).toBe(1);
    expect(result.current).toMatchObject({ status: 'ready', source: 'fallback' });
    act(() => result.current.locate());
    expect(geolocation.asked).toBe(2);
  });

  it('prompts again in the same visit after other failures', () => {
    const visitStore = createMemoryStore();
    const geolocation = createFakeGeolocation('unavailable');
    renderLocation({ ask: 'load', geolocation, visitStore });
    renderLocation({ ask: 'load', geolocation, visitStore });
    expect(geolocation.asked).toBe(2);
  });

  it('does not prompt again on rerenders with new props', () => {
    const geolocation = createFakeGeolocation(oakland);
    const { rerender } = renderHook(() => useCurrentLocation(), {
      wrapper: ({ children }) => (
        <LocationProvider
          ask="load"
          geolocation={geolocation}
          fallback={{ ...defaultLocation }}
          deviceStore={null}
          visitStore={null}
        >
          {children}
        </LocationProvider>
      ),
    });
    rerender();
    expect(geolocation.asked).toBe(1);
  });

  it('works in StrictMode', () => {
    const geolocation = createFakeGeolocation(oakland);
    const { result } = renderHook(() => useCurrentLocation(), {
      wrapper: ({ children }) => (
        <StrictMode>
          <LocationProvider ask="load" geolocation={geolocation} deviceStore={null} visitStore={null}>
            {children}
          </LocationProvider>
        </StrictMode>
      ),
    });
    expect(result.current).toMatchObject({ source: 'browser', location: oakland });
  });
});

describe('without a prompt', () => {
  it('returns the fallback immediately', () => {
    const geolocation = createFakeGeolocation(oakland);
    const { result } = renderLocation({ ask: 'never', geolocation });
    expect(result.current).toMatchObject({
      status: 'ready',
      source: 'fallback',
      location: defaultLocation,
      error: undefined,
    });
    expect(geolocation.asked).toBe(0);
  });

  it('accepts another fallback, such as a charity’s town', () => {
    const fallback = { latitude: 40.7128, longitude: -74.006, city: 'New York', region: 'NY' };
    const { result } = renderLocation({ fallback });
    expect(result.current.location).toEqual(fallback);
  });
});

describe('the visitor', () => {
  it('can request the position, keeping the current location on failure', () => {
    const geolocation = createFakeGeolocation('ignored');
    const { result } = renderLocation({ geolocation });
    act(() => result.current.choose(bernalHeights));
    act(() => result.current.locate());
    expect(result.current).toMatchObject({ status: 'ready', location: bernalHeights, isLocating: true });
    act(() => geolocation.answer('unavailable'));
    expect(result.current).toMatchObject({
      location: bernalHeights,
      source: 'chosen',
      isLocating: false,
      error: 'unavailable',
    });
  });

  it('can choose a place, which is stored for the next visit', () => {
    const deviceStore = createMemoryStore();
    const geolocation = createFakeGeolocation(oakland);
    const first = renderLocation({ geolocation, deviceStore });
    act(() => first.result.current.choose(bernalHeights));
    expect(first.result.current).toMatchObject({ source: 'chosen', location: bernalHeights });

    const second = renderLocation({ ask: 'load', geolocation, deviceStore });
    expect(second.result.current).toMatchObject({ source: 'chosen', location: bernalHeights });
    expect(geolocation.asked).toBe(0);
  });

  it('keeps the choice if the browser responds later', () => {
    const geolocation = createFakeGeolocation('ignored');
    const { result } = renderLocation({ ask: 'load', geolocation });
    act(() => result.current.choose(bernalHeights));
    act(() => geolocation.answer(oakland));
    expect(result.current).toMatchObject({ source: 'chosen', location: bernalHeights });
  });

  it('can reset to the default, also for the next visit, until the position is requested again', () => {
    const deviceStore = createMemoryStore();
    const geolocation = createFakeGeolocation(oakland);
    const first = renderLocation({ ask: 'load', geolocation, deviceStore });
    act(() => first.result.current.reset());
    expect(first.result.current).toMatchObject({ source: 'fallback', location: defaultLocation });

    const second = renderLocation({ ask: 'load', geolocation, deviceStore });
    expect(second.result.current).toMatchObject({ source: 'fallback', location: defaultLocation });
    act(() => second.result.current.locate());
    expect(renderLocation({ ask: 'load', geolocation, deviceStore }).result.current.source).toBe('browser');
  });
});

describe('storage', () => {
  it('may be blocked', () => {
    const blocked = createBlockedStore();
    const { result } = renderLocation({
      ask: 'load',
      geolocation: createFakeGeolocation('denied'),
      deviceStore: blocked,
      visitStore: blocked,
    });
    expect(result.current).toMatchObject({ status: 'ready', location: defaultLocation });
    act(() => result.current.choose(bernalHeights));
    expect(result.current.location).toEqual(bernalHeights);
    act(() => result.current.reset());
    expect(result.current.location).toEqual(defaultLocation);
  });

  it.each([
    'nonsense',
    '{}',
    'null',
    '{"source":"chosen","location":{"latitude":91,"longitude":0,"city":"","region":""}}',
  ])('may contain invalid data: %s', (text) => {
    const { result } = renderLocation({ deviceStore: createMemoryStore({ [locationKey]: text }) });
    expect(result.current).toMatchObject({ status: 'ready', source: 'fallback', location: defaultLocation });
  });
});

describe('without a provider', () => {
  it('returns no location and does not throw', () => {
    const { result } = renderHook(() => useCurrentLocation());
    expect(result.current).toMatchObject({ status: 'ready', location: undefined });
    act(() => result.current.locate());
    expect(result.current.location).toBeUndefined();
  });
});
