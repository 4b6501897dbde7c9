import { defineCreateFormElement } from '@clothesline/create-form/define';
import { sync } from '../sync.js';
import type { LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(origin: string, part: LoadPart): void {
  sync(() => defineCreateFormElement(setupFor(origin, part)));
}
