/** Interface to the map library. Only this folder imports Leaflet. */
export interface MapEngine {
  /** Needs an empty element with a size. Throws if the browser refuses. */
  createSurface(element: HTMLElement, options: SurfaceOptions): MapSurface;
  /** For every zoom. */
  createClusters(points: readonly GeoPoint[]): MarksIn;
}

/** Degrees north and east. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

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
  /** False with reduced motion. */
  animated: boolean;
  /** Without Ctrl. */
  wheelZoom: boolean;
}

export type SurfaceEvent =
  /** A zoom animation starts. */
  | { type: 'zooming'; view: MapView }
  | { type: 'placed' }
  | { type: 'moving' }
  | { type: 'moved' }
  /** Left to the page: a single finger, or the wheel without Ctrl. */
  | { type: 'refused'; gesture: 'touch' | 'wheel' };

export interface MapSurface {
  readonly ground: HTMLElement;
  readonly layer: HTMLElement;
  view(): MapView;
  bounds(): Bounds;
  size(): { width: number; height: number };
  /** In pixels, now or in another view. */
  place(position: GeoPoint, view?: MapView): ScreenPoint;
  locate(point: ScreenPoint): GeoPoint;
  setView(view: MapView): void;
  /** Fits all positions, or the largest group that fits. */
  fit(positions: readonly GeoPoint[]): void;
  panBy(step: ScreenPoint): void;
  zoomBy(levels: number): void;
  /** Moves as little as possible, with a margin in pixels. */
  reveal(position: GeoPoint, margin: { block: number; inline: number; blockEnd?: number }): void;
  /** Calls back with 'shown' or 'blocked'. */
  setTiles(address: string | undefined, onOutcome: (outcome: 'shown' | 'blocked') => void): void;
  subscribe(listener: (event: SurfaceEvent) => void): () => void;
  resize(): void;
  destroy(): void;
}

/** A pin, a cluster, or a spot of inseparable pins. */
export interface Mark {
  /** Undefined for a pin. */
  clusterId?: number;
  position: GeoPoint;
  count: number;
  splitZoom?: number;
  members: number[];
}

export type MarksIn = (bounds: Bounds, zoom: number) => Mark[];

/** The ground has no finer detail. */
export const zoomRange = { min: 4, max: 16 } as const;
