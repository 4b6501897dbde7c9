/** The seam between the map's own components and what moves the surface. Nothing outside this folder knows Leaflet. */
export interface MapEngine {
  /** Makes a surface in an element that is empty and has a size. Throws where the browser refuses. */
  createSurface(element: HTMLElement, options: SurfaceOptions): MapSurface;
  /** Sorts points into clusters for every zoom. */
  createClusters(points: readonly GeoPoint[]): Clusters;
}

/** Degrees north and east. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** Pixels from the inline and block start of what is measured; never mirrored. */
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
  /** Whether the map zooms and glides visibly; not where the visitor asks for less motion. */
  animated: boolean;
  /** Whether the wheel zooms without Ctrl. */
  wheelZoom: boolean;
}

export type SurfaceEvent =
  /** A visible zoom begins: place everything for `view`, with a transition. */
  | { type: 'zooming'; view: MapView }
  /** Everything stands elsewhere: place it again. */
  | { type: 'placed' }
  /** It glides under a finger or a mouse; what lies on `layer` goes along. */
  | { type: 'moving' }
  /** It rests. */
  | { type: 'moved' }
  /** Somebody did what the map leaves to the page: one finger, or the wheel without Ctrl. */
  | { type: 'refused'; gesture: 'touch' | 'wheel' };

export interface MapSurface {
  /** Under the pins: the ground. Moves with the map. */
  readonly ground: HTMLElement;
  /** Over the ground: the pins. Moves with the map. */
  readonly layer: HTMLElement;
  view(): MapView;
  bounds(): Bounds;
  size(): { width: number; height: number };
  /** Where a position stands on `ground` and `layer`, now or in another view. */
  place(position: GeoPoint, view?: MapView): ScreenPoint;
  /** What lies at a point of the element. */
  locate(point: ScreenPoint): GeoPoint;
  setView(view: MapView): void;
  /** Shows all of the positions, as near as that allows. Does nothing without any. */
  fit(positions: readonly GeoPoint[]): void;
  panBy(step: ScreenPoint): void;
  zoomBy(levels: number): void;
  /** Moves just as far as is needed to have a position that far from the edges, in pixels. */
  reveal(position: GeoPoint, margin: { block: number; inline: number; blockEnd?: number }): void;
  /** Lays an XYZ tile provider's pictures on the ground; calls back with 'shown' at the first, with 'blocked' when none comes. */
  setTiles(address: string | undefined, onOutcome: (outcome: 'shown' | 'blocked') => void): void;
  subscribe(listener: (event: SurfaceEvent) => void): () => void;
  /** Tells the surface that its element has another size. */
  resize(): void;
  destroy(): void;
}

/** One pin's place, or that of several that stand too close. */
export type Mark =
  | { kind: 'point'; index: number; position: GeoPoint }
  | { kind: 'cluster'; id: number; count: number; position: GeoPoint };

export interface Clusters {
  marks(bounds: Bounds, zoom: number): Mark[];
  /** The zoom at which a cluster splits; undefined where none does, as for points on one spot. */
  splitZoom(id: number): number | undefined;
  /** The indexes of a cluster's points, as many as asked for. */
  members(id: number, limit: number): number[];
}

/** The zooms of the map: a continent, and a few streets. The ground has nothing finer to show. */
export const zoomRange = { min: 4, max: 16 } as const;
