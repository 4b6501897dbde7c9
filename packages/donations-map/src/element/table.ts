import type { Donation, Position } from '@clothesline/api-client';
import { defineTable, event } from '@clothesline/web-component';
import { commonAttributes, latitudeRange, longitudeRange, texts, url } from '@clothesline/web-component/attributes';
import type { MapMoveEvent } from '../live/liveProps.js';
import type { MapState } from '../live/MapStage.js';
import { donationsMapMessages } from '../messages.js';

/** Attributes, events and CSS parts of `<clothesline-donations-map>`. */
export const donationsMapElement = defineTable({
  tag: 'clothesline-donations-map',
  description: 'Donations near a place, on a map with a category filter.',
  attributes: {
    ...commonAttributes,
    variant: {
      type: 'enum',
      description: 'The content: donations near a place, all donations on a large map, or the area of one donation',
      values: ['nearby', 'explore', 'detail'],
      default: 'nearby',
    },
    'location-name': { type: 'string', description: 'The place of the donation, for the variant detail' },
    latitude: {
      type: 'number',
      description: 'The center of the map, in degrees; San Francisco by default',
      ...latitudeRange,
    },
    longitude: { type: 'number', description: 'The center of the map, in degrees', ...longitudeRange },
    category: { type: 'string', description: 'The initial category' },
    mode: {
      type: 'enum',
      description: 'live can be moved by the visitor; placeholder is a drawing',
      values: ['live', 'placeholder'],
      default: 'live',
    },
    zoom: { type: 'number', description: 'The initial zoom of the live map', min: 4, max: 16 },
    list: {
      type: 'enum',
      description: 'Whether to show a list next to the live map, or below it on small screens',
      values: ['on', 'off'],
      default: 'on',
    },
    units: { type: 'enum', description: 'Units of distances', values: ['mi', 'km'], default: 'mi' },
    tiles: url({ description: 'An XYZ tile provider, such as https://tiles.example/{z}/{x}/{y}.png', setBy: 'owner' }),
    attribution: { type: 'string', description: 'The credit that the tile provider requires' },
    'view-all-href': url({ description: 'Target of the link “View all”, which is hidden without it', setBy: 'author' }),
    messages: texts(donationsMapMessages),
  },
  events: {
    select: event<{ donation: Donation }>({
      description: 'A pin was pressed; call preventDefault to keep its card closed',
      holds: '{ donation: Donation }',
      cancelable: true,
    }),
    move: event<MapMoveEvent>({
      description: 'The live map stopped moving',
      holds: '{ center: Position; zoom: number; bounds: { north: number; east: number; south: number; west: number } }',
    }),
    locate: event<{ position: Position }>({
      description: 'The position of the visitor was found',
      holds: '{ position: { latitude: number; longitude: number } }',
    }),
    state: event<{ state: MapState }>({
      description: 'The state of the map changed',
      holds: "{ state: 'loading' | 'placeholder' | 'live' }",
    }),
  },
});
