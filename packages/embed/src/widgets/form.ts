import { defineCreateFormElement } from '@clothesline/create-form/define';
import widget from '@clothesline/create-form/styles.css?inline';
import picker from '@clothesline/location-picker/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import type { Defaults } from './defaults.js';

/** Registers `<clothesline-create-form>`. */
export function define(defaults: Defaults): void {
  defineCreateFormElement([ui, picker, widget], defaults);
}
