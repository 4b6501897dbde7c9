import type { Donation, Position } from '@clothesline/api-client';
import { defineTable, event, json } from '@clothesline/web-component';
import { commonAttributes } from '@clothesline/widget-element/attributes';
import type { MapMoveEvent } from './live/liveProps.js';
import type { MapState } from './live/MapStage.js';
import type { DonationsMapMessages } from './messages.js';

/** `<clothesline-donations-map>`: everything that a page may set on it and hear from it. */
export const donationsMapElement = defineTable({
  tag: 'clothesline-donations-map',
  description: 'Donations near a place, on a map with a category filter.',
  attributes: {
    ...commonAttributes,
    variant: {
      type: 'enum',
      description: 'What it shows: donations near a place, all of them on a large map, or the area of one',
      values: ['nearby', 'explore', 'detail'],
      default: 'nearby',
    },
    'location-name': { type: 'string', description: 'Where the donation is, in words; for the variant detail' },
    latitude: { type: 'number', description: 'What the donations are near to, in degrees; San Francisco by default' },
    longitude: { type: 'number', description: 'What the donations are near to, in degrees' },
    category: { type: 'string', description: 'The category shown at first' },
    mode: {
      type: 'enum',
      description: 'live moves where the page was given the engine; placeholder is drawn for good',
      values: ['live', 'placeholder'],
      default: 'live',
    },
    zoom: { type: 'number', description: 'The zoom of the live map at first, 4 to 16' },
    list: {
      type: 'enum',
      description: 'Whether a list stands beside the live map, or under it',
      values: ['on', 'off'],
      default: 'on',
    },
    units: { type: 'enum', description: 'What distances are told in', values: ['mi', 'km'], default: 'mi' },
    tiles: { type: 'string', description: 'An XYZ tile provider, as https://tiles.example/{z}/{x}/{y}.png' },
    attribution: { type: 'string', description: 'What the tile provider asks to be written on the map' },
    'view-all-href': { type: 'string', description: "Where 'View all' leads; without it there is none" },
    messages: json<Partial<DonationsMapMessages>>({
      description: 'Texts other than the built-in ones',
      isValid: (value): value is Partial<DonationsMapMessages> =>
        typeof value === 'object' && value !== null && !Array.isArray(value),
      expected: 'an object of texts',
    }),
  },
  events: {
    select: event<{ donation: Donation }>({
      description: 'A pin was pressed; prevent it to keep its card from being shown',
      cancelable: true,
    }),
    move: event<MapMoveEvent>({ description: 'The live map came to rest: its center, zoom and bounds' }),
    locate: event<{ position: Position }>({ description: 'The visitor asked for their position, and it was found' }),
    state: event<{ state: MapState }>({ description: 'It now shows loading, placeholder or live' }),
  },
});
