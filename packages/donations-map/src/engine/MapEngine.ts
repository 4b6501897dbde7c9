/** Interface between the map's components and the library that moves the surface. Only this folder imports Leaflet. */
export interface MapEngine {
  /** Makes a surface in an element that is empty and has a size. Throws if the browser refuses. */
  createSurface(element: HTMLElement, options: SurfaceOptions): MapSurface;
  /** Sorts points into marks for every zoom. */
  createClusters(points: readonly GeoPoint[]): MarksIn;
}

/** Degrees north and east. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Pixels from the left and top of the measured box; never mirrored. */
export interface ScreenPoint {
  x: number;
  y: number;
}

export interface MapView {
  center: GeoPoint;
  zoom: number;
}

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export interface SurfaceOptions {
  view: MapView;
  /** Whether zooms and glides are animated; false if the visitor prefers less motion. */
  animated: boolean;
  /** Whether the wheel zooms without Ctrl. */
  wheelZoom: boolean;
}

export type SurfaceEvent =
  /** A visible zoom begins: place everything for `view`, with a transition. */
  | { type: 'zooming'; view: MapView }
  /** Positions have changed: place everything again. */
  | { type: 'placed' }
  /** The map glides under a finger or a mouse; elements on `layer` move along. */
  | { type: 'moving' }
  /** The map rests. */
  | { type: 'moved' }
  /** A gesture that the map leaves to the page: one finger, or the wheel without Ctrl. */
  | { type: 'refused'; gesture: 'touch' | 'wheel' };

export interface MapSurface {
  /** Pane under the pins that moves with the map: the ground. */
  readonly ground: HTMLElement;
  /** Pane over the ground that moves with the map: the pins. */
  readonly layer: HTMLElement;
  view(): MapView;
  bounds(): Bounds;
  size(): { width: number; height: number };
  /** Pixels of a position on `ground` and `layer`, now or in another view. */
  place(position: GeoPoint, view?: MapView): ScreenPoint;
  /** Position at a point of the element. */
  locate(point: ScreenPoint): GeoPoint;
  setView(view: MapView): void;
  /** Shows all of the positions, or the largest group that fits at the widest zoom. Does nothing without any. */
  fit(positions: readonly GeoPoint[]): void;
  panBy(step: ScreenPoint): void;
  zoomBy(levels: number): void;
  /** Moves the least that brings a position this far from the edges, in pixels. */
  reveal(position: GeoPoint, margin: { block: number; inline: number; blockEnd?: number }): void;
  /** Shows tiles of an XYZ provider; calls back with 'shown' at the first tile, or with 'blocked' if none loads. */
  setTiles(address: string | undefined, onOutcome: (outcome: 'shown' | 'blocked') => void): void;
  subscribe(listener: (event: SurfaceEvent) => void): () => void;
  /** Updates the surface to its element's size. */
  resize(): void;
  destroy(): void;
}

/** A pin, a cluster of pins that are too close, or a spot whose pins never separate. */
export interface Mark {
  /** Undefined for a pin. */
  clusterId?: number;
  position: GeoPoint;
  /** Number of points; 1 for a pin. */
  count: number;
  /** Zoom at which a cluster splits. Pins and spots have none. */
  splitZoom?: number;
  /** Indexes of the points of a pin or a spot, at most 100. */
  members: number[];
}

export type MarksIn = (bounds: Bounds, zoom: number) => Mark[];

/** Zooms of the map, from a continent to a few streets: the ground has no finer detail. */
export const zoomRange = { min: 4, max: 16 } as const;
