import type { Donation, LocationError, Position, Units } from '@clothesline/api-client';
import type { ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { Bounds, MapEngine } from '../engine/MapEngine.js';
import type { DrawnMessages } from '../messages.js';
import type { PinSelectEvent } from '../selectEvent.js';
import type { Loaders } from './MapStage.js';
import type { ViewStatus } from './useLiveDonations.js';

export interface MapMoveEvent {
  center: Position;
  zoom: number;
  bounds: Bounds;
}

export interface LiveOptions extends Loaders {
  /** 'placeholder' always shows the drawn map, as without `engine`. */
  mode?: 'live' | 'placeholder' | undefined;
  /** Initial zoom, 4 to 16. */
  zoom?: number | undefined;
  /** XYZ tiles, such as `https://tiles.example/{z}/{x}/{y}.png`; the built-in ground by default, or if blocked. */
  tiles?: string | undefined;
  /** Credit of the tile provider. */
  attribution?: string | undefined;
  /** The `LocaleProvider`'s by default. */
  units?: Units | undefined;
  /** A list beside or below the map. */
  list?: boolean | undefined;
  /** Zooms without Ctrl; only for pages that never scroll. */
  wheelZoom?: boolean | undefined;
  /** Prefix of `/donations/{id}`. */
  linkBase?: string | undefined;
  /** Called for a pin; `event.preventDefault()` keeps its card closed. */
  onSelect?: ((event: PinSelectEvent) => void) | undefined;
  /** Called after each move. */
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** Called when loading fails, once until it succeeds. */
  onError?: ((error: Error) => void) | undefined;
  /** Called with the visitor's position on request. */
  onLocate?: ((event: { position: Position }) => void) | undefined;
}

export interface LiveContent {
  donations: readonly Donation[];
  /** Origin of distances. */
  origin: Position;
}

export interface LiveMapProps
  extends
    LiveContent,
    Pick<LiveOptions, 'zoom' | 'tiles' | 'attribution' | 'units' | 'list' | 'wheelZoom' | 'linkBase' | 'onSelect'> {
  engine: MapEngine;
  basemap: BasemapData | undefined;
  /** From the browser or the visitor. */
  visitor?: Position | undefined;
  /** Radius in meters. */
  area?: { center: Position; radius: number } | undefined;
  /** Without it, no button. */
  onLocateRequest?: (() => void) | undefined;
  isLocating?: boolean | undefined;
  /** Number of requests. */
  locateAttempts?: number | undefined;
  /** Geolocation error. */
  locateError?: LocationError | undefined;
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  onBroken: () => void;
  /** Replaces pins. */
  notice?: ReactNode | undefined;
  /** State of the part in view: an empty notice waits for 'known', the default. */
  status?: ViewStatus | undefined;
  /** Retries the status 'failed'. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more donations than these. */
  isPartial?: boolean | undefined;
  /** Whether the map shows all of its donations, at first and after each change of them. */
  fits?: boolean | undefined;
  /** Names the map; 'Map' by default. */
  label?: string | undefined;
  /** Texts; those of the live part are optional. */
  texts: DrawnMessages;
}
