import { defineCreateFormElement } from '@clothesline/create-form/define';
import type { Catalogs, Hosts } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(hosts: Hosts, catalogs: Catalogs): void {
  defineCreateFormElement(makeSetup(hosts, catalogs));
}
