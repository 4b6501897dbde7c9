/* Generated from the elements' tables by `npm run api`. */
import type { Donation } from '@clothesline/api-client/contract';

export interface ClotheslineCreateFormEvents {
  /** The widget is on the page and can be used. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows what can be done. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A donation was listed; undefined where the server does not tell what it made */
  'clothesline-created': CustomEvent<{ donation: Donation | undefined }>;
}

/** The form that lists a donation. */
export interface ClotheslineCreateFormElement extends HTMLElement {
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
  /** The user that the donation is made as. */
  userId: number;
  /** The city that donations are offered in, with latitude and longitude. */
  city: string | undefined;
  /** The region of the city, as CA. */
  region: string;
  /** Where donations are offered, in degrees. */
  latitude: number | undefined;
  /** Where donations are offered, in degrees. */
  longitude: number | undefined;
  /** What distances are told in. */
  units: "mi" | "km";
  /** Keeps what is typed on the device until it is sent. */
  draft: boolean;
  /** Texts other than the built-in ones. */
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
  /** The user that the donation is made as. */
  'user-id'?: number | string;
  /** The user that the donation is made as. */
  'userId'?: number | string;
  /** The city that donations are offered in, with latitude and longitude. */
  'city'?: string;
  /** The region of the city, as CA. */
  'region'?: string;
  /** Where donations are offered, in degrees. */
  'latitude'?: number | string;
  /** Where donations are offered, in degrees. */
  'longitude'?: number | string;
  /** What distances are told in. */
  'units'?: "mi" | "km";
  /** Keeps what is typed on the device until it is sent. */
  'draft'?: boolean | string;
  /** Texts other than the built-in ones. */
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
