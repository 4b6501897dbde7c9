import { defineNeedsElement } from '@clothesline/donation-card/define';
import type { Catalogs, Hosts } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-needs>`. */
export function define(hosts: Hosts, catalogs: Catalogs): void {
  defineNeedsElement(makeSetup(hosts, catalogs));
}
