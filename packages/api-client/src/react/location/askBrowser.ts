import type { Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

/** Time that the browser may search after permission, in ms. */
const positionTimeout = 10_000;

/** Accepted age of a position in ms: a person walks a short way in five minutes. */
const positionAge = 300_000;

export interface AskOptions {
  geolocation: Geolocation | undefined;
  onPosition(position: Position): void;
  /** Called with the error, and whether the visitor, or the browser for good, refused. */
  onFailure(error: LocationError, isRefused: boolean): void;
}

/**
 * Asks the browser for the visitor's position. Calls exactly one of the two callbacks, or none while a prompt is
 * ignored.
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
      // Compares numbers, since a lost frame or an old engine passes an error without the names, or none at all.
      (error: Partial<GeolocationPositionError> | null) => onFailure('unavailable', error?.code === permissionDenied),
      { timeout: positionTimeout, maximumAge: positionAge },
    );
  } catch {
    onFailure('unexpected', false);
  }
}

const permissionDenied = 1;
