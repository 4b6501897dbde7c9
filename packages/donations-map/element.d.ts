/* Generated from the elements' tables by `npm run api`. */
import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ClotheslineDonationsMapEvents {
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A pin was pressed; call preventDefault to keep its card closed */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
  /** The live map stopped moving */
  'clothesline-move': CustomEvent<{ center: Position; zoom: number; bounds: { north: number; east: number; south: number; west: number } }>;
  /** The position of the visitor was found */
  'clothesline-locate': CustomEvent<{ position: { latitude: number; longitude: number } }>;
  /** The state of the map changed */
  'clothesline-state': CustomEvent<{ state: 'loading' | 'placeholder' | 'live' }>;
}

/** Donations near a place, on a map with a category filter. */
export interface ClotheslineDonationsMapElement extends HTMLElement {
  /** The server, such as https://api.example.org; the origin of the page by default. */
  apiHost: string;
  /** The name of the marketplace. */
  product: string;
  /** Prefix of links to /donations/{id}. */
  linkBase: string;
  /** The color theme; auto follows the background of the page. */
  theme: "light" | "dark" | "auto";
  /** The font: own, or inherit for the font of the page. */
  font: "own" | "inherit";
  /** The language of texts, times and numbers, such as es; English by default. */
  lang: string;
  /** The content: donations near a place, all donations on a large map, or the area of one donation. */
  variant: "nearby" | "explore" | "detail";
  /** The place of the donation, for the variant detail. */
  locationName: string | undefined;
  /** The center of the map, in degrees; San Francisco by default. */
  latitude: number | undefined;
  /** The center of the map, in degrees. */
  longitude: number | undefined;
  /** The initial category. */
  category: string | undefined;
  /** live can be moved by the visitor; placeholder is a drawing. */
  mode: "live" | "placeholder";
  /** The initial zoom of the live map. */
  zoom: number | undefined;
  /** Whether to show a list next to the live map, or below it on small screens. */
  list: "on" | "off";
  /** Units of distances. */
  units: "mi" | "km";
  /** An XYZ tile provider, such as https://tiles.example/{z}/{x}/{y}.png. */
  tiles: string | undefined;
  /** The credit that the tile provider requires. */
  attribution: string | undefined;
  /** Target of the link “View all”, which is hidden without it. */
  viewAllHref: string | undefined;
  /** Overrides of the built-in texts. */
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
  /** The server, such as https://api.example.org; the origin of the page by default. */
  'api-host'?: string;
  /** The server, such as https://api.example.org; the origin of the page by default. */
  'apiHost'?: string;
  /** The name of the marketplace. */
  'product'?: string;
  /** Prefix of links to /donations/{id}. */
  'link-base'?: string;
  /** Prefix of links to /donations/{id}. */
  'linkBase'?: string;
  /** The color theme; auto follows the background of the page. */
  'theme'?: "light" | "dark" | "auto";
  /** The font: own, or inherit for the font of the page. */
  'font'?: "own" | "inherit";
  /** The language of texts, times and numbers, such as es; English by default. */
  'lang'?: string;
  /** The content: donations near a place, all donations on a large map, or the area of one donation. */
  'variant'?: "nearby" | "explore" | "detail";
  /** The place of the donation, for the variant detail. */
  'location-name'?: string;
  /** The place of the donation, for the variant detail. */
  'locationName'?: string;
  /** The center of the map, in degrees; San Francisco by default. */
  'latitude'?: number | string;
  /** The center of the map, in degrees. */
  'longitude'?: number | string;
  /** The initial category. */
  'category'?: string;
  /** live can be moved by the visitor; placeholder is a drawing. */
  'mode'?: "live" | "placeholder";
  /** The initial zoom of the live map. */
  'zoom'?: number | string;
  /** Whether to show a list next to the live map, or below it on small screens. */
  'list'?: "on" | "off";
  /** Units of distances. */
  'units'?: "mi" | "km";
  /** An XYZ tile provider, such as https://tiles.example/{z}/{x}/{y}.png. */
  'tiles'?: string;
  /** The credit that the tile provider requires. */
  'attribution'?: string;
  /** Target of the link “View all”, which is hidden without it. */
  'view-all-href'?: string;
  /** Target of the link “View all”, which is hidden without it. */
  'viewAllHref'?: string;
  /** Overrides of the built-in texts. */
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
