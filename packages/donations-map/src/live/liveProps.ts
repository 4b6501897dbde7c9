import type { Donation, LocationError, Position, Units } from '@clothesline/api-client';
import type { ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { Bounds, MapEngine } from '../engine/MapEngine.js';
import type { DrawnMessages } from '../messages.js';
import type { PinSelectEvent } from '../selectEvent.js';
import type { Loaders } from './MapStage.js';
import type { ViewStatus } from './useLiveDonations.js';

/** The view at which the map came to rest. */
export interface MapMoveEvent {
  center: Position;
  zoom: number;
  bounds: Bounds;
}

/** Props of the live map that each variant passes on. */
export interface LiveOptions extends Loaders {
  /**
   * 'live' moves as soon as `engine` has loaded; 'placeholder' always shows the drawn map, as does leaving out
   * `engine`.
   */
  mode?: 'live' | 'placeholder' | undefined;
  /** The zoom at first, 4 to 16. */
  zoom?: number | undefined;
  /**
   * An XYZ tile provider, such as `https://tiles.example/{z}/{x}/{y}.png`; by default, or if it is blocked, the
   * built-in ground shows.
   */
  tiles?: string | undefined;
  /** Attribution required by the tile provider. */
  attribution?: string | undefined;
  /** Units of distances; those of the `LocaleProvider` around by default. */
  units?: Units | undefined;
  /** Whether to show a list beside the map, or below it on narrow maps. */
  list?: boolean | undefined;
  /** Whether the wheel zooms without Ctrl: only for pages that never scroll. */
  wheelZoom?: boolean | undefined;
  /** Prefix of `/donations/{id}` in the links. */
  linkBase?: string | undefined;
  /** Called before a pin's donation is shown; `event.preventDefault()` stops it. */
  onSelect?: ((event: PinSelectEvent) => void) | undefined;
  /** Called whenever the map comes to rest at a new view. */
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** Called when donations or categories fail to load, and again only after they have loaded. */
  onError?: ((error: Error) => void) | undefined;
  /** Called when the visitor asked for their position and the browser returned it. */
  onLocate?: ((event: { position: Position }) => void) | undefined;
}

/** Content of the live map. */
export interface LiveContent {
  donations: readonly Donation[];
  /** Origin of distances: the visitor's position, or the subject of the map. */
  origin: Position;
}

export interface LiveMapProps
  extends
    LiveContent,
    Pick<LiveOptions, 'zoom' | 'tiles' | 'attribution' | 'units' | 'list' | 'wheelZoom' | 'linkBase' | 'onSelect'> {
  engine: MapEngine;
  basemap: BasemapData | undefined;
  /** The visitor's position, if the browser or the visitor provided it. */
  visitor?: Position | undefined;
  /** Circle around the donation's area, its radius in meters. */
  area?: { center: Position; radius: number } | undefined;
  /** Asks for the visitor's position. Without it there is no button. */
  onLocateRequest?: (() => void) | undefined;
  isLocating?: boolean | undefined;
  /** How often the visitor asked for their position. */
  locateAttempts?: number | undefined;
  /** Why the browser returned no position. */
  locateError?: LocationError | undefined;
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** Called if the browser refuses the engine. */
  onBroken: () => void;
  /** Notice on the map instead of pins: an error, or that the list is empty. */
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
