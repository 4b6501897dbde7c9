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
  /** 'placeholder' always shows the drawn map, even if there's an `engine`. */
  mode?: 'live' | 'placeholder' | undefined;
  /** Initial zoom level, from 4 to 16. */
  zoom?: number | undefined;
  /**
   * URL template for XYZ tiles, e.g. `https://tiles.example/{z}/{x}/{y}.png`. By default, or if the tiles are blocked,
   * the built-in map is shown.
   */
  tiles?: string | undefined;
  /** Credit for the tile provider. */
  attribution?: string | undefined;
  /** Units for distances. Defaults to those of the `LocaleProvider`. */
  units?: Units | undefined;
  /** Shows a list next to the map, or below it on small screens. */
  list?: boolean | undefined;
  /** Lets the wheel zoom without Ctrl. Only use it on pages that don't scroll. */
  wheelZoom?: boolean | undefined;
  /** Prefix for `/donations/{id}` links. */
  linkBase?: string | undefined;
  /** Called when a pin is clicked. Call `event.preventDefault()` to prevent its card from opening. */
  onSelect?: ((event: PinSelectEvent) => void) | undefined;
  /** Called each time the map has been moved. */
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** Called when loading fails. Isn't called again until a request has succeeded. */
  onError?: ((error: Error) => void) | undefined;
  /** Called with the visitor's position after they requested to be located. */
  onLocate?: ((event: { position: Position }) => void) | undefined;
}

export interface LiveContent {
  donations: readonly Donation[];
  /** Distances are measured from here. */
  origin: Position;
}

export interface LiveMapProps
  extends
    LiveContent,
    Pick<LiveOptions, 'zoom' | 'tiles' | 'attribution' | 'units' | 'list' | 'wheelZoom' | 'linkBase' | 'onSelect'> {
  engine: MapEngine;
  basemap: BasemapData | undefined;
  /** The visitor's position, either from the browser or chosen by hand. */
  visitor?: Position | undefined;
  /** An area to highlight. The radius is in meters. */
  area?: { center: Position; radius: number } | undefined;
  /** Called when the locate button is clicked. Without it, there's no button. */
  onLocateRequest?: (() => void) | undefined;
  isLocating?: boolean | undefined;
  /** Number of times the visitor has requested to be located. */
  locateAttempts?: number | undefined;
  /** Geolocation error. */
  locateError?: LocationError | undefined;
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  onBroken: () => void;
  /** Replaces pins. */
  notice?: ReactNode | undefined;
  /** State of the visible area. The notice for an empty map requires the status 'known' (default). */
  status?: ViewStatus | undefined;
  /** Called to retry if the status is 'failed'. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more donations than shown on the map. */
  isPartial?: boolean | undefined;
  /** Zooms to fit all donations, both initially and whenever they change. */
  fits?: boolean | undefined;
  /** Accessible name of the map. Defaults to 'Map'. */
  label?: string | undefined;
  /** The strings. Those for the live map are optional. */
  texts: DrawnMessages;
}
