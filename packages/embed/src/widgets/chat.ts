import { defineChatElement } from '@clothesline/chat-widget/define';
import { atOnce } from '../atOnce.js';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-chat>`. */
export function define(origin: string): void {
  atOnce(() => defineChatElement(loaded(), defaultsFor(origin)));
}
