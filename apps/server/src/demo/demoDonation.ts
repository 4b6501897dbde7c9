import type { PictureSpec } from './pictures/index.js';
import type { Fabric, Pattern } from './pictures/fabrics.js';
import type { Color } from './pictures/palette.js';
import type { WashName } from './pictures/scenes/common.js';
import type { DetailScene } from './pictures/scenes/detail.js';
import type { LineScene, View } from './pictures/scenes/line.js';
import type { RailScene } from './pictures/scenes/room.js';
import type { FloorScene, TableScene } from './pictures/scenes/surface.js';

/** The categories a donation can have (spec §3). */
export type DemoCategory =
  | 'Women'
  | 'Men'
  | 'Children'
  | 'Athletic'
  | 'Footwear'
  | 'Accessories'
  | 'Professional'
  | 'Seasonal';

/** One donation of the demo; its dates are counted back from the moment of seeding. */
export interface DemoDonation {
  title: string;
  description: string;
  category: DemoCategory;
  userId: number;
  latitude: number;
  longitude: number;
  locationName: string;
  /** Hours between its listing and the seeding. */
  postedHoursAgo: number;
  pictures: readonly PictureSpec[];
  /** Names the pictures' files where the title has no Latin letters. */
  slug?: string;
}

/** A fabric in a few words: `cloth('white', 'gingham', 'denim')`. */
export function cloth(color: Color, pattern?: Pattern, accent?: Color, third?: Color): Fabric {
  return { color, ...(pattern && { pattern }), ...(accent && { accent }), ...(third && { third }) };
}

/** Pegged to a clothesline. */
export function onLine(wash: WashName, view: View): LineScene {
  return { kind: 'line', wash, view };
}

/** On a wooden hanger. */
export function onHanger(wash: WashName, backdrop: NonNullable<RailScene['backdrop']>): RailScene {
  return { kind: 'rail', by: 'hanger', wash, backdrop };
}

/** On a wall rack. */
export function onHook(wash: WashName, backdrop: NonNullable<RailScene['backdrop']>): RailScene {
  return { kind: 'rail', by: 'hook', wash, backdrop };
}

/** Laid flat, seen from above. */
export function flat(
  wash: WashName,
  top: NonNullable<TableScene['top']>,
  props: NonNullable<TableScene['props']> = 'none',
): TableScene {
  return { kind: 'table', wash, top, props };
}

/** Standing on a bench, a doorstep, tiles or a shelf. */
export function standing(wash: WashName, on: FloorScene['on']): FloorScene {
  return { kind: 'floor', wash, on };
}

/** A close look. */
export function closeUp(wash: WashName, zoom = 2.1): DetailScene {
  return { kind: 'detail', wash, zoom };
}
