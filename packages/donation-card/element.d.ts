/* Generated from the elements' tables by `npm run api`. */
import type { Donation, Need, Position } from '@clothesline/api-client/contract';

export interface ClotheslineNeedsEvents {
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A visitor wants to offer an item; call preventDefault to stay on the page */
  'clothesline-offer': CustomEvent<{ need: Need }>;
}

/** The needs of an organization, with ways to bring or offer items. */
export interface ClotheslineNeedsElement extends HTMLElement {
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
  /** Overrides of the built-in texts. */
  messages: object | undefined;
  /** The account ID of the organization, as in the address of its page. */
  organization: number | undefined;
  /** Rows, or cards next to each other. */
  layout: "list" | "grid";
  /** The number of needs; all by default. */
  limit: number | undefined;
  /** none hides the heading, for pages that have their own. */
  heading: "shown" | "none";
  addEventListener<Name extends keyof ClotheslineNeedsEvents>(type: Name, listener: (event: ClotheslineNeedsEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineNeedsEvents>(type: Name, listener: (event: ClotheslineNeedsEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-needs>` as templates write them. */
export interface ClotheslineNeedsAttributes {
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
  /** Overrides of the built-in texts. */
  'messages'?: object | string;
  /** The account ID of the organization, as in the address of its page. */
  'organization'?: number | string;
  /** Rows, or cards next to each other. */
  'layout'?: "list" | "grid";
  /** The number of needs; all by default. */
  'limit'?: number | string;
  /** none hides the heading, for pages that have their own. */
  'heading'?: "shown" | "none";
}

/** Table of the element. */
export declare const needsElement: {
  readonly tag: 'clothesline-needs';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

export interface ClotheslineFeaturedDonationsEvents {
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A card was pressed; call preventDefault to stay on the page */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
}

/** The newest donations, as cards under a heading. */
export interface ClotheslineFeaturedDonationsElement extends HTMLElement {
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
  /** Overrides of the built-in texts. */
  messages: object | undefined;
  /** Only this category; all by default. */
  category: string | undefined;
  /** The number of donations. */
  limit: number;
  /** Only this size, such as 6-7 or XL; all by default. */
  size: string | undefined;
  /** Only around this place; everywhere by default. */
  place: string | undefined;
  /** Search radius around the place, in miles; 5 by default. */
  radius: number | undefined;
  /** none hides the heading, for pages that have their own. */
  heading: "shown" | "none";
  /** Target of the link “View all”, which is hidden without it. */
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
  /** Overrides of the built-in texts. */
  'messages'?: object | string;
  /** Only this category; all by default. */
  'category'?: string;
  /** The number of donations. */
  'limit'?: number | string;
  /** Only this size, such as 6-7 or XL; all by default. */
  'size'?: string;
  /** Only around this place; everywhere by default. */
  'place'?: string;
  /** Search radius around the place, in miles; 5 by default. */
  'radius'?: number | string;
  /** none hides the heading, for pages that have their own. */
  'heading'?: "shown" | "none";
  /** Target of the link “View all”, which is hidden without it. */
  'view-all-href'?: string;
  /** Target of the link “View all”, which is hidden without it. */
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
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A card was pressed; call preventDefault to stay on the page */
  'clothesline-select': CustomEvent<{ donation: Donation }>;
  /** The save button was pressed */
  'clothesline-save': CustomEvent<{ donation: Donation; saved: boolean }>;
}

/** One donation as a card. */
export interface ClotheslineDonationCardElement extends HTMLElement {
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
  /** Overrides of the built-in texts. */
  messages: object | undefined;
  /** The id of the donation to load. */
  donationId: number | undefined;
  /** The donation, to skip loading it. */
  donation: Donation | undefined;
  /** Position from which distances are computed if the server sends none, in degrees. */
  latitude: number | undefined;
  /** Position from which distances are computed if the server sends none, in degrees. */
  longitude: number | undefined;
  /** Unit of the distance. */
  units: "mi" | "km";
  /** Whether to show the save button. */
  heart: boolean;
  /** Whether the donation is saved; changes when the visitor presses the save button. */
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
  /** Overrides of the built-in texts. */
  'messages'?: object | string;
  /** The id of the donation to load. */
  'donation-id'?: number | string;
  /** The id of the donation to load. */
  'donationId'?: number | string;
  /** The donation, to skip loading it. */
  'donation'?: Donation | string;
  /** Position from which distances are computed if the server sends none, in degrees. */
  'latitude'?: number | string;
  /** Position from which distances are computed if the server sends none, in degrees. */
  'longitude'?: number | string;
  /** Unit of the distance. */
  'units'?: "mi" | "km";
  /** Whether to show the save button. */
  'heart'?: boolean | string;
  /** Whether the donation is saved; changes when the visitor presses the save button. */
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
    'clothesline-needs': ClotheslineNeedsElement;
    'clothesline-featured-donations': ClotheslineFeaturedDonationsElement;
    'clothesline-donation-card': ClotheslineDonationCardElement;
  }
}
