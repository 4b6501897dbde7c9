import type { Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

const positionTimeout = 10_000;

const positionAge = 300_000;

export interface AskOptions {
  geolocation: Geolocation | undefined;
  onPosition(position: Position): void;
  onFailure(error: LocationError, isRefused: boolean): void;
}

/**
 * Requests a position from the browser and calls the matching callback. Neither callback is called if the visitor
 * ignores the prompt.
 */
export function askBrowser({ geolocation, onPosition, onFailure }: AskOptions): void {
  if (!geolocation) {
    onFailure('unsupported', false);
    return;
  }
  try {
    geolocation.getCurrentPosition(
      (found: Partial<GeolocationPosition> | null) => {
        const { latitude = NaN, longitude = NaN } = found?.coords ?? {};
        if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) onPosition({ latitude, longitude });
        else onFailure('unexpected', false);
      },
      // not every engine defines `PERMISSION_DENIED` on the error
      (error: Partial<GeolocationPositionError> | null) => onFailure('unavailable', error?.code === permissionDenied),
      { timeout: positionTimeout, maximumAge: positionAge },
    );
  } catch {
    onFailure('unexpected', false);
  }
}

const permissionDenied = 1;
