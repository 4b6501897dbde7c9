import type { Position } from '../contract/position.js';
import type { KeyValueStore } from '../safeStorage.js';

export type GeolocationBehavior = Position | 'denied' | 'unavailable' | 'ignored' | 'throws';

export interface FakeGeolocation extends Geolocation {
  readonly asked: number;
  /** Applies to open and future prompts. */
  answer(behavior: GeolocationBehavior): void;
}

/** Responds immediately. */
export function createFakeGeolocation(behavior: GeolocationBehavior): FakeGeolocation {
  let asked = 0;
  let current = behavior;
  let waiting: (() => void)[] = [];

  function getCurrentPosition(onPosition: PositionCallback, onError?: PositionErrorCallback | null): void {
    asked += 1;
    if (current === 'throws') throw new Error('Geolocation is broken');
    reply(onPosition, onError);
  }

  function reply(onPosition: PositionCallback, onError?: PositionErrorCallback | null): void {
    if (current === 'ignored') waiting.push(() => reply(onPosition, onError));
    else if (typeof current === 'object') onPosition(makePosition(current));
    else onError?.(makeError(current === 'denied' ? 1 : 2));
  }

  return {
    get asked() {
      return asked;
    },
    getCurrentPosition,
    watchPosition: () => 0,
    clearWatch() {},
    answer(next) {
      current = next;
      const answered = waiting;
      waiting = [];
      for (const answer of answered) answer();
    },
  };
}

export function createMemoryStore(entries: Record<string, string> = {}): KeyValueStore {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Simulates blocked storage: each call throws. */
export function createBlockedStore(): KeyValueStore {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

function makePosition({ latitude, longitude }: Position): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy: 20,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => ({ coords, timestamp: 0 }) };
}

function makeError(code: 1 | 2): GeolocationPositionError {
  return { code, message: 'A fake refusal', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
}
