import { defineCreateFormElement } from '@clothesline/create-form/define';
import { sync } from '../sync.js';
import type { Hosts, LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(hosts: Hosts, part: LoadPart): void {
  sync(() => defineCreateFormElement(setupFor(hosts, part)));
}
