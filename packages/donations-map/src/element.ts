import widget from '@clothesline/donations-map/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineMapElement } from './MapElement.js';

defineMapElement([ui, widget]);

export { donationsMapElement } from './elements.js';
