import type { Position } from '../../contract/position.js';
import type { LocationError } from '../../messages.js';

/** How long the browser may search after it was allowed to, in milliseconds. */
const positionTimeout = 10_000;

/** A position of the last minutes will do: nobody walks far in five. */
const positionAge = 300_000;

export interface AskOptions {
  geolocation: Geolocation | undefined;
  onPosition(position: Position): void;
  /** Gets what went wrong and whether it was the visitor, or the browser for good, who said no. */
  onFailure(error: LocationError, isRefused: boolean): void;
}

/** Asks the browser where the visitor is. Exactly one of the two callbacks comes, or none while a prompt is ignored. */
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
      // By number: a lost frame or an old engine hands over an error without the names, or none at all.
      (error: Partial<GeolocationPositionError> | null) => onFailure('unavailable', error?.code === permissionDenied),
      { timeout: positionTimeout, maximumAge: positionAge },
    );
  } catch {
    onFailure('unexpected', false);
  }
}

const permissionDenied = 1;
