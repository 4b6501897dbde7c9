import { defineChatElement } from '@clothesline/chat-widget/define';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-chat>`. */
export function define(origin: string): void {
  defineChatElement(loaded(), defaultsFor(origin));
}
