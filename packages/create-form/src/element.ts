import widget from '@clothesline/create-form/styles.css?inline';
import picker from '@clothesline/location-picker/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCreateFormElement } from './CreateFormElement.js';

defineCreateFormElement([ui, picker, widget]);

export { createFormElement } from './elements.js';
