import { defineChatElement } from '@clothesline/chat-widget/define';
import widget from '@clothesline/chat-widget/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import type { Defaults } from './defaults.js';

/** Registers `<clothesline-chat>`. */
export function define(defaults: Defaults): void {
  defineChatElement([ui, widget], defaults);
}
