import { defineCreateFormElement } from '@clothesline/create-form/define';
import { atOnce } from '../atOnce.js';
import type { LoadPart } from '../start/types.js';
import { setupFor } from './setup.js';

/** Registers `<clothesline-create-form>`. */
export function define(origin: string, part: LoadPart): void {
  atOnce(() => defineCreateFormElement(setupFor(origin, part)));
}
