import { defineCreateFormElement } from '@clothesline/create-form/define';
import { loaded } from '../styles.js';
import { defaultsFor } from './defaults.js';

/** Registers `<clothesline-create-form>`. */
export function define(origin: string): void {
  defineCreateFormElement(loaded(), defaultsFor(origin));
}
