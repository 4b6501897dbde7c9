import { defineCreateFormElement } from '@clothesline/create-form/define';
import { atOnce } from '../atOnce.js';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-create-form>`. */
export function define(origin: string): void {
  atOnce(() => defineCreateFormElement(loaded(), defaultsFor(origin)));
}
