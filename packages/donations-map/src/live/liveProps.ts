import type { Donation, LocationError, Position, Units } from '@clothesline/api-client';
import type { ReactNode } from 'react';
import type { BasemapData } from '../basemap/BasemapData.js';
import type { Bounds, MapEngine } from '../engine/MapEngine.js';
import type { DrawnMessages } from '../messages.js';
import type { PinSelectEvent } from '../selectEvent.js';
import type { Loaders } from './MapStage.js';
import type { ViewStatus } from './useLiveDonations.js';

/** What the map showed when it came to rest. */
export interface MapMoveEvent {
  center: Position;
  zoom: number;
  bounds: Bounds;
}

/** The props of the live map that each variant hands through. */
export interface LiveOptions extends Loaders {
  /** 'live' moves as soon as `engine` is there; 'placeholder' is the drawn map for good. Without `engine` it is the drawn one, too. */
  mode?: 'live' | 'placeholder' | undefined;
  /** The zoom at first, 4 to 16. */
  zoom?: number | undefined;
  /** An XYZ tile provider, such as `https://tiles.example/{z}/{x}/{y}.png`; the built-in ground otherwise, and when it is blocked. */
  tiles?: string | undefined;
  /** What the tile provider asks to be written on the map. */
  attribution?: string | undefined;
  /** What distances are told in; those of the `LocaleProvider` around by default. */
  units?: Units | undefined;
  /** Whether a list stands beside the map, or under it where it is narrow. */
  list?: boolean | undefined;
  /** Whether the wheel zooms without Ctrl: only where the page itself never scrolls. */
  wheelZoom?: boolean | undefined;
  /** What stands before `/donations/{id}` in the links. */
  linkBase?: string | undefined;
  /** Called before a pin's donation is shown; `event.preventDefault()` keeps it from being shown. */
  onSelect?: ((event: PinSelectEvent) => void) | undefined;
  /** Called whenever the map comes to rest elsewhere. */
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** Called when the visitor's position was asked for and found. */
  onLocate?: ((event: { position: Position }) => void) | undefined;
}

/** What the live map shows. */
export interface LiveContent {
  donations: readonly Donation[];
  /** Where the visitor is, or what the map is about: distances are from here. */
  origin: Position;
}

export interface LiveMapProps
  extends
    LiveContent,
    Pick<LiveOptions, 'zoom' | 'tiles' | 'attribution' | 'units' | 'list' | 'wheelZoom' | 'linkBase' | 'onSelect'> {
  engine: MapEngine;
  basemap: BasemapData | undefined;
  /** Where the visitor is, if the browser or the visitor told. */
  visitor?: Position | undefined;
  /** A circle that the donation lies in, its radius in meters. */
  area?: { center: Position; radius: number } | undefined;
  /** Asks where the visitor is. Without it there is no button. */
  onLocateRequest?: (() => void) | undefined;
  isLocating?: boolean | undefined;
  /** How often the visitor has asked for their position. */
  locateAttempts?: number | undefined;
  /** Why it did not come. */
  locateError?: LocationError | undefined;
  onMove?: ((event: MapMoveEvent) => void) | undefined;
  /** The browser refuses the engine. */
  onBroken: () => void;
  /** What lies on the map instead of pins: an error, or that there is nothing. */
  notice?: ReactNode | undefined;
  /** What is known of the part in view: nothing is said to be empty before it is 'known', which it is by default. */
  status?: ViewStatus | undefined;
  /** Asks again where the status is 'failed'. */
  onRetry?: (() => void) | undefined;
  /** Whether there are more donations than these. */
  isPartial?: boolean | undefined;
  /** Whether the map shows all of its donations, at first and whenever they become others. */
  fits?: boolean | undefined;
  /** Names the map; 'Map' by default. */
  label?: string | undefined;
  /** Those of the live part may be left out. */
  texts: DrawnMessages;
}
