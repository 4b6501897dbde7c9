import { defineChatElement } from '@clothesline/chat-widget/define';
import type { Catalogs, Hosts, LoadPart } from '../start/types.js';
import { adoptLateStyles } from '../styles.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-chat>`. Cards and suggestions are loaded once it's opened. */
export function define(hosts: Hosts, catalogs: Catalogs, part: LoadPart): void {
  const loadExtras = async (chat: Element) => {
    await part('extras');
    const extras = await import('@clothesline/chat-widget/extras');
    adoptLateStyles(chat);
    return extras;
  };
  defineChatElement(makeSetup(hosts, catalogs), loadExtras);
}
