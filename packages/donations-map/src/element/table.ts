import type { Donation, Position } from '@clothesline/api-client';
import { defineTable, event } from '@clothesline/web-component';
import { commonAttributes, latitudeRange, longitudeRange, texts, url } from '@clothesline/web-component/attributes';
import type { MapMoveEvent } from '../live/liveProps.js';
import type { MapState } from '../live/MapStage.js';
import { donationsMapMessages } from '../messages.js';

/** Attributes, events and parts of `<clothesline-donations-map>`. */
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
    latitude: {
      type: 'number',
      description: 'What the donations are near to, in degrees; San Francisco by default',
      ...latitudeRange,
    },
    longitude: { type: 'number', description: 'What the donations are near to, in degrees', ...longitudeRange },
    category: { type: 'string', description: 'The category shown at first' },
    mode: {
      type: 'enum',
      description: 'live is moved by the visitor, drawn until its code is there; placeholder is drawn for good',
      values: ['live', 'placeholder'],
      default: 'live',
    },
    zoom: { type: 'number', description: 'The zoom of the live map at first', min: 4, max: 16 },
    list: {
      type: 'enum',
      description: 'Whether a list stands beside the live map, or under it',
      values: ['on', 'off'],
      default: 'on',
    },
    units: { type: 'enum', description: 'What distances are told in', values: ['mi', 'km'], default: 'mi' },
    tiles: url({ description: 'An XYZ tile provider, as https://tiles.example/{z}/{x}/{y}.png', setBy: 'owner' }),
    attribution: { type: 'string', description: 'What the tile provider asks to be written on the map' },
    'view-all-href': url({ description: "Where 'View all' leads; without it there is none", setBy: 'author' }),
    messages: texts(donationsMapMessages),
  },
  events: {
    select: event<{ donation: Donation }>({
      description: 'A pin was pressed; prevent it to keep its card from being shown',
      holds: '{ donation: Donation }',
      cancelable: true,
    }),
    move: event<MapMoveEvent>({
      description: 'The live map came to rest',
      holds: '{ center: Position; zoom: number; bounds: { north: number; east: number; south: number; west: number } }',
    }),
    locate: event<{ position: Position }>({
      description: 'The visitor asked for their position, and it was found',
      holds: '{ position: { latitude: number; longitude: number } }',
    }),
    state: event<{ state: MapState }>({
      description: 'It now shows another state',
      holds: "{ state: 'loading' | 'placeholder' | 'live' }",
    }),
  },
});
