/* Generated from the elements' tables by `npm run api`. */
import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ClotheslineDonationsMapEvents {
  /** The widget is on the page and can be used. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows what can be done. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A pin was pressed; prevent it to keep its card from being shown */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
  /** The live map came to rest */
  'clothesline-move': CustomEvent<{ center: Position; zoom: number; bounds: { north: number; east: number; south: number; west: number } }>;
  /** The visitor asked for their position, and it was found */
  'clothesline-locate': CustomEvent<{ position: { latitude: number; longitude: number } }>;
  /** It now shows another state */
  'clothesline-state': CustomEvent<{ state: 'loading' | 'placeholder' | 'live' }>;
}

/** Donations near a place, on a map with a category filter. */
export interface ClotheslineDonationsMapElement extends HTMLElement {
  /** Where the server is, as https://api.example.org; the page itself by default. */
  apiHost: string;
  /** The name of the marketplace. */
  product: string;
  /** What goes before /donations/{id} in links. */
  linkBase: string;
  /** The colors; auto follows what lies behind the widget. */
  theme: "light" | "dark" | "auto";
  /** The typeface: the own one, or inherit for that of the page around the widget. */
  font: "own" | "inherit";
  /** The language: es gives Spanish texts, any other English ones; times and numbers follow it. */
  lang: string;
  /** What it shows: donations near a place, all of them on a large map, or the area of one. */
  variant: "nearby" | "explore" | "detail";
  /** Where the donation is, in words; for the variant detail. */
  locationName: string | undefined;
  /** What the donations are near to, in degrees; San Francisco by default. */
  latitude: number | undefined;
  /** What the donations are near to, in degrees. */
  longitude: number | undefined;
  /** The category shown at first. */
  category: string | undefined;
  /** live is moved by the visitor, drawn until its code is there; placeholder is drawn for good. */
  mode: "live" | "placeholder";
  /** The zoom of the live map at first. */
  zoom: number | undefined;
  /** Whether a list stands beside the live map, or under it. */
  list: "on" | "off";
  /** What distances are told in. */
  units: "mi" | "km";
  /** An XYZ tile provider, as https://tiles.example/{z}/{x}/{y}.png. */
  tiles: string | undefined;
  /** What the tile provider asks to be written on the map. */
  attribution: string | undefined;
  /** Where 'View all' leads; without it there is none. */
  viewAllHref: string | undefined;
  /** Texts other than the built-in ones. */
  messages: object | undefined;
  addEventListener<Name extends keyof ClotheslineDonationsMapEvents>(type: Name, listener: (event: ClotheslineDonationsMapEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineDonationsMapEvents>(type: Name, listener: (event: ClotheslineDonationsMapEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-donations-map>` as templates write them. */
export interface ClotheslineDonationsMapAttributes {
  /** Where the server is, as https://api.example.org; the page itself by default. */
  'api-host'?: string;
  /** Where the server is, as https://api.example.org; the page itself by default. */
  'apiHost'?: string;
  /** The name of the marketplace. */
  'product'?: string;
  /** What goes before /donations/{id} in links. */
  'link-base'?: string;
  /** What goes before /donations/{id} in links. */
  'linkBase'?: string;
  /** The colors; auto follows what lies behind the widget. */
  'theme'?: "light" | "dark" | "auto";
  /** The typeface: the own one, or inherit for that of the page around the widget. */
  'font'?: "own" | "inherit";
  /** The language: es gives Spanish texts, any other English ones; times and numbers follow it. */
  'lang'?: string;
  /** What it shows: donations near a place, all of them on a large map, or the area of one. */
  'variant'?: "nearby" | "explore" | "detail";
  /** Where the donation is, in words; for the variant detail. */
  'location-name'?: string;
  /** Where the donation is, in words; for the variant detail. */
  'locationName'?: string;
  /** What the donations are near to, in degrees; San Francisco by default. */
  'latitude'?: number | string;
  /** What the donations are near to, in degrees. */
  'longitude'?: number | string;
  /** The category shown at first. */
  'category'?: string;
  /** live is moved by the visitor, drawn until its code is there; placeholder is drawn for good. */
  'mode'?: "live" | "placeholder";
  /** The zoom of the live map at first. */
  'zoom'?: number | string;
  /** Whether a list stands beside the live map, or under it. */
  'list'?: "on" | "off";
  /** What distances are told in. */
  'units'?: "mi" | "km";
  /** An XYZ tile provider, as https://tiles.example/{z}/{x}/{y}.png. */
  'tiles'?: string;
  /** What the tile provider asks to be written on the map. */
  'attribution'?: string;
  /** Where 'View all' leads; without it there is none. */
  'view-all-href'?: string;
  /** Where 'View all' leads; without it there is none. */
  'viewAllHref'?: string;
  /** Texts other than the built-in ones. */
  'messages'?: object | string;
}

/** Table of the element. */
export declare const donationsMapElement: {
  readonly tag: 'clothesline-donations-map';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-donations-map': ClotheslineDonationsMapElement;
  }
}
