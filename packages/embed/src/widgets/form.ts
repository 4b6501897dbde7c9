import { defineCreateFormElement } from '@clothesline/create-form/define';
import type { Hosts, LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  defineCreateFormElement(setupFor(hosts, part));
}
