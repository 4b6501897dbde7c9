import type { Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

const positionTimeout = 10_000;

const positionAge = 300_000;

export interface AskOptions {
  geolocation: Geolocation | undefined;
  onPosition(position: Position): void;
  onFailure(error: LocationError, isRefused: boolean): void;
}

/** Calls one of the callbacks, or none while a prompt is ignored. */
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
      // Some engines lack the named constants.
      (error: Partial<GeolocationPositionError> | null) => onFailure('unavailable', error?.code === permissionDenied),
      { timeout: positionTimeout, maximumAge: positionAge },
    );
  } catch {
    onFailure('unexpected', false);
  }
}

const permissionDenied = 1;
