/* Generated from the elements' tables by `npm run api`. */
import type { ChatDonation, SiteAnswers } from '@clothesline/api-client/contract';

export interface ClotheslineChatEvents {
  /** The widget is ready to use. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows the error and a way to continue. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** A message was sent or received */
  'clothesline-message': CustomEvent<{ role: 'user' | 'assistant'; content: string; timestamp: string; donations?: ChatDonation[]; suggestions?: string[] }>;
  /** The panel was opened */
  'clothesline-opened': CustomEvent;
  /** The panel was closed */
  'clothesline-closed': CustomEvent;
}

/** The assistant: a floating button and its panel. */
export interface ClotheslineChatElement extends HTMLElement {
  /** The server, such as https://api.example.org; the origin of the page by default. */
  apiHost: string;
  /** The name in the title and the greeting. */
  product: string;
  /** Prefix of links to /donations/{id}. */
  linkBase: string;
  /** The color theme; auto follows the background of the page. */
  theme: "light" | "dark" | "auto";
  /** The font: own, or inherit for the font of the page. */
  font: "own" | "inherit";
  /** The language of texts, times and numbers, such as es; English by default. */
  lang: string;
  /** The categories to search, separated by commas; all by default. */
  categories: string | undefined;
  /** The place to search around; everywhere by default. */
  place: string | undefined;
  /** Search radius around the place, in miles; 5 by default. */
  radius: number | undefined;
  /** The first message. */
  greeting: string | undefined;
  /** Suggested first messages, separated by |; six at most. */
  quickReplies: string | undefined;
  /** Custom answers, shown with the name of your organization. */
  answers: SiteAnswers | undefined;
  /** URL of a JSON file with custom answers. */
  answersUrl: string | undefined;
  /** How to reach your organization, shown if a question about it has no answer. */
  contact: string | undefined;
  /** Whether the panel is open; changes when the visitor opens or closes it. */
  open: boolean;
  /** The lower corner; end is the right one in English. */
  placement: "end" | "start";
  addEventListener<Name extends keyof ClotheslineChatEvents>(type: Name, listener: (event: ClotheslineChatEvents[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<Name extends keyof ClotheslineChatEvents>(type: Name, listener: (event: ClotheslineChatEvents[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(type: Name, listener: (event: HTMLElementEventMap[Name]) => void, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** Attributes and properties of `<clothesline-chat>` as templates write them. */
export interface ClotheslineChatAttributes {
  /** The server, such as https://api.example.org; the origin of the page by default. */
  'api-host'?: string;
  /** The server, such as https://api.example.org; the origin of the page by default. */
  'apiHost'?: string;
  /** The name in the title and the greeting. */
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
  /** The categories to search, separated by commas; all by default. */
  'categories'?: string;
  /** The place to search around; everywhere by default. */
  'place'?: string;
  /** Search radius around the place, in miles; 5 by default. */
  'radius'?: number | string;
  /** The first message. */
  'greeting'?: string;
  /** Suggested first messages, separated by |; six at most. */
  'quick-replies'?: string;
  /** Suggested first messages, separated by |; six at most. */
  'quickReplies'?: string;
  /** Custom answers, shown with the name of your organization. */
  'answers'?: SiteAnswers | string;
  /** URL of a JSON file with custom answers. */
  'answers-url'?: string;
  /** URL of a JSON file with custom answers. */
  'answersUrl'?: string;
  /** How to reach your organization, shown if a question about it has no answer. */
  'contact'?: string;
  /** Whether the panel is open; changes when the visitor opens or closes it. */
  'open'?: boolean | string;
  /** The lower corner; end is the right one in English. */
  'placement'?: "end" | "start";
}

/** Table of the element. */
export declare const chatElement: {
  readonly tag: 'clothesline-chat';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};

declare global {
  interface HTMLElementTagNameMap {
    'clothesline-chat': ClotheslineChatElement;
  }
}
