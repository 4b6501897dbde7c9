/* Generated from the elements' tables by `npm run api`. */
import type { ChatDonation, SiteAnswers } from '@clothesline/api-client/contract';

export interface ClotheslineChatEvents {
  /** The widget is on the page and can be used. */
  'clothesline-ready': CustomEvent;
  /** Something failed; the widget shows what can be done. */
  'clothesline-error': CustomEvent<{ error: unknown; message: string }>;
  /** Somebody said something */
  'clothesline-message': CustomEvent<{ role: 'user' | 'assistant'; content: string; timestamp: string; donations?: ChatDonation[]; suggestions?: string[] }>;
  /** The panel was opened */
  'clothesline-opened': CustomEvent;
  /** The panel was closed */
  'clothesline-closed': CustomEvent;
}

/** The assistant: a floating button and its panel. */
export interface ClotheslineChatElement extends HTMLElement {
  /** Where the server is, as https://api.example.org; the page itself by default. */
  apiHost: string;
  /** The name in the title and the greeting. */
  product: string;
  /** What goes before /donations/{id} in links. */
  linkBase: string;
  /** The colors; auto follows the visitor's system. */
  theme: "light" | "dark" | "auto";
  /** The typeface: the own one, or inherit for that of the page around the widget. */
  font: "own" | "inherit";
  /** The language: es gives Spanish texts, any other English ones; times and numbers follow it. */
  lang: string;
  /** The categories that it looks through, with commas between; all by default. */
  categories: string | undefined;
  /** The place around which it looks; everywhere by default. */
  place: string | undefined;
  /** How far around the place it looks, in miles; 5 by default. */
  radius: number | undefined;
  /** What it says first. */
  greeting: string | undefined;
  /** Messages to say first by a press, with | between; six at most. */
  quickReplies: string | undefined;
  /** The site's own answers, said with who gives them. */
  answers: SiteAnswers | undefined;
  /** Where such answers are, as JSON. */
  answersUrl: string | undefined;
  /** How to reach your organization: said if a question about it has no answer. */
  contact: string | undefined;
  /** Whether the panel is shown. It follows the visitor. */
  open: boolean;
  /** The lower corner; end is right in English. */
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
  /** Where the server is, as https://api.example.org; the page itself by default. */
  'api-host'?: string;
  /** Where the server is, as https://api.example.org; the page itself by default. */
  'apiHost'?: string;
  /** The name in the title and the greeting. */
  'product'?: string;
  /** What goes before /donations/{id} in links. */
  'link-base'?: string;
  /** What goes before /donations/{id} in links. */
  'linkBase'?: string;
  /** The colors; auto follows the visitor's system. */
  'theme'?: "light" | "dark" | "auto";
  /** The typeface: the own one, or inherit for that of the page around the widget. */
  'font'?: "own" | "inherit";
  /** The language: es gives Spanish texts, any other English ones; times and numbers follow it. */
  'lang'?: string;
  /** The categories that it looks through, with commas between; all by default. */
  'categories'?: string;
  /** The place around which it looks; everywhere by default. */
  'place'?: string;
  /** How far around the place it looks, in miles; 5 by default. */
  'radius'?: number | string;
  /** What it says first. */
  'greeting'?: string;
  /** Messages to say first by a press, with | between; six at most. */
  'quick-replies'?: string;
  /** Messages to say first by a press, with | between; six at most. */
  'quickReplies'?: string;
  /** The site's own answers, said with who gives them. */
  'answers'?: SiteAnswers | string;
  /** Where such answers are, as JSON. */
  'answers-url'?: string;
  /** Where such answers are, as JSON. */
  'answersUrl'?: string;
  /** How to reach your organization: said if a question about it has no answer. */
  'contact'?: string;
  /** Whether the panel is shown. It follows the visitor. */
  'open'?: boolean | string;
  /** The lower corner; end is right in English. */
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
