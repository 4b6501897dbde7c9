import { defineCreateFormElement } from '@clothesline/create-form/define';
import type { Hosts, LoadPart } from '../start/types.js';
import { makeSetup } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  defineCreateFormElement(makeSetup(hosts, part));
}
