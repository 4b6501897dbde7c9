/** Everything we need from the map library. Only this folder may import Leaflet. */
export interface MapEngine {
  /** Creates a map in an empty element that already has a size. Throws if the browser doesn't support it. */
  createSurface(element: HTMLElement, options: SurfaceOptions): MapSurface;
  /** Groups points into clusters for every zoom level. */
  createClusters(points: readonly GeoPoint[]): MarksIn;
}

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
  /** Should be false if the user prefers reduced motion. */
  animated: boolean;
  /** Without Ctrl. */
  wheelZoom: boolean;
}

export type SurfaceEvent =
  | { type: 'zooming'; view: MapView }
  | { type: 'placed' }
  | { type: 'moving' }
  | { type: 'moved' }
  /** The gesture was left to the page: a single finger, or the wheel without Ctrl. */
  | { type: 'refused'; gesture: 'touch' | 'wheel' };

export interface MapSurface {
  readonly basemapPane: HTMLElement;
  readonly layer: HTMLElement;
  view(): MapView;
  bounds(): Bounds;
  size(): { width: number; height: number };
  /** Returns a point in pixels, either for the current view or a different view. */
  place(position: GeoPoint, view?: MapView): ScreenPoint;
  locate(point: ScreenPoint): GeoPoint;
  setView(view: MapView): void;
  /** Shows all positions. If they're too far apart, it shows the largest group that fits. */
  fit(positions: readonly GeoPoint[]): void;
  panBy(step: ScreenPoint): void;
  zoomBy(levels: number): void;
  /** Scrolls as little as possible until the position is in view. The margin is in pixels. */
  reveal(position: GeoPoint, margin: { block: number; inline: number; blockEnd?: number }): void;
  /** Reports 'shown' once tiles appear and 'blocked' if they can't be loaded. */
  setTiles(address: string | undefined, onOutcome: (outcome: 'shown' | 'blocked') => void): void;
  subscribe(listener: (event: SurfaceEvent) => void): () => void;
  resize(): void;
  destroy(): void;
}

export interface Mark {
  clusterId?: number;
  position: GeoPoint;
  count: number;
  splitZoom?: number;
  members: number[];
}

export type MarksIn = (bounds: Bounds, zoom: number) => Mark[];

export const zoomRange = { min: 4, max: 16 } as const;
