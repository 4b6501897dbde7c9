import widget from '@clothesline/create-form/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCreateFormElement } from './CreateFormElement.js';

defineCreateFormElement([ui, widget]);

export { createFormElement } from './elements.js';
