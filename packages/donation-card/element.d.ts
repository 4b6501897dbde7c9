/* Generated from the elements' tables by `npm run api`. */
import type { Donation } from '@clothesline/api-client/contract';

export interface ClotheslineFeaturedDonationsEvents {
  /** The widget is on the page and can be used. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows what can be done. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A card was pressed; prevent it to stay on the page */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
}

/** The newest donations, as cards under a heading. */
export interface ClotheslineFeaturedDonationsElement extends HTMLElement {
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
  /** Texts other than the built-in ones. */
  messages: object | undefined;
  /** Only this category; every one by default. */
  category: string | undefined;
  /** How many donations to show. */
  limit: number;
  /** Leaves the heading away, where the page has one of its own. */
  hideHeading: boolean;
  /** Where 'View all' leads; without it there is none. */
  viewAllHref: string | undefined;
  addEventListener<Name extends keyof ClotheslineFeaturedDonationsEvents>(type: Name, listener: (event: ClotheslineFeaturedDonationsEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineFeaturedDonationsEvents>(type: Name, listener: (event: ClotheslineFeaturedDonationsEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-featured-donations>` as templates write them. */
export interface ClotheslineFeaturedDonationsAttributes {
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
  /** Texts other than the built-in ones. */
  'messages'?: object | string;
  /** Only this category; every one by default. */
  'category'?: string;
  /** How many donations to show. */
  'limit'?: number | string;
  /** Leaves the heading away, where the page has one of its own. */
  'hide-heading'?: boolean | string;
  /** Leaves the heading away, where the page has one of its own. */
  'hideHeading'?: boolean | string;
  /** Where 'View all' leads; without it there is none. */
  'view-all-href'?: string;
  /** Where 'View all' leads; without it there is none. */
  'viewAllHref'?: string;
}

/** Table of the element. */
export declare const featuredElement: {
  readonly tag: 'clothesline-featured-donations';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

export interface ClotheslineDonationCardEvents {
  /** The widget is on the page and can be used. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows what can be done. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A card was pressed; prevent it to stay on the page */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
  /** The heart was pressed */
  'clothesline-save': CustomEvent<{ donation: Donation; saved: boolean }>;
}

/** One donation as a card. */
export interface ClotheslineDonationCardElement extends HTMLElement {
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
  /** Texts other than the built-in ones. */
  messages: object | undefined;
  /** The donation to ask the server for. */
  donationId: number | undefined;
  /** The donation itself; no server is asked then. */
  donation: Donation | undefined;
  /** Where a missing distance is counted from, in degrees. */
  latitude: number | undefined;
  /** Where a missing distance is counted from, in degrees. */
  longitude: number | undefined;
  /** What the distance is told in. */
  units: "mi" | "km";
  /** Whether there is a heart to press. */
  heart: boolean;
  /** Whether the heart is pressed; it follows the visitor. */
  saved: boolean;
  addEventListener<Name extends keyof ClotheslineDonationCardEvents>(type: Name, listener: (event: ClotheslineDonationCardEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineDonationCardEvents>(type: Name, listener: (event: ClotheslineDonationCardEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-donation-card>` as templates write them. */
export interface ClotheslineDonationCardAttributes {
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
  /** Texts other than the built-in ones. */
  'messages'?: object | string;
  /** The donation to ask the server for. */
  'donation-id'?: number | string;
  /** The donation to ask the server for. */
  'donationId'?: number | string;
  /** The donation itself; no server is asked then. */
  'donation'?: Donation | string;
  /** Where a missing distance is counted from, in degrees. */
  'latitude'?: number | string;
  /** Where a missing distance is counted from, in degrees. */
  'longitude'?: number | string;
  /** What the distance is told in. */
  'units'?: "mi" | "km";
  /** Whether there is a heart to press. */
  'heart'?: boolean | string;
  /** Whether the heart is pressed; it follows the visitor. */
  'saved'?: boolean | string;
}

/** Table of the element. */
export declare const cardElement: {
  readonly tag: 'clothesline-donation-card';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-featured-donations': ClotheslineFeaturedDonationsElement;
    'clothesline-donation-card': ClotheslineDonationCardElement;
  }
}
