/* Generated from the elements' tables by `npm run api`. */
import type { Donation, Position } from '@clothesline/api-client/contract';

export interface ClotheslineCreateFormEvents {
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A donation was listed; undefined if the server does not return it */
  'clothesline-created': CustomEvent<{ donation: Donation | undefined }>;
}

/** The form that lists a donation. */
export interface ClotheslineCreateFormElement extends HTMLElement {
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
  /** The id of the donor. */
  userId: number;
  /** The city of the donations, with latitude and longitude. */
  city: string | undefined;
  /** The region of the city, such as CA. */
  region: string;
  /** Position of the city, in degrees. */
  latitude: number | undefined;
  /** Position of the city, in degrees. */
  longitude: number | undefined;
  /** Units of distances. */
  units: "mi" | "km";
  /** Keeps a draft on the device until it is sent. */
  draft: boolean;
  /** Overrides of the built-in texts. */
  messages: object | undefined;
  addEventListener<Name extends keyof ClotheslineCreateFormEvents>(type: Name, listener: (event: ClotheslineCreateFormEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineCreateFormEvents>(type: Name, listener: (event: ClotheslineCreateFormEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-create-form>` as templates write them. */
export interface ClotheslineCreateFormAttributes {
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
  /** The id of the donor. */
  'user-id'?: number | string;
  /** The id of the donor. */
  'userId'?: number | string;
  /** The city of the donations, with latitude and longitude. */
  'city'?: string;
  /** The region of the city, such as CA. */
  'region'?: string;
  /** Position of the city, in degrees. */
  'latitude'?: number | string;
  /** Position of the city, in degrees. */
  'longitude'?: number | string;
  /** Units of distances. */
  'units'?: "mi" | "km";
  /** Keeps a draft on the device until it is sent. */
  'draft'?: boolean | string;
  /** Overrides of the built-in texts. */
  'messages'?: object | string;
}

/** Table of the element. */
export declare const createFormElement: {
  readonly tag: 'clothesline-create-form';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-create-form': ClotheslineCreateFormElement;
  }
}
