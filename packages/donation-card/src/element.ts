import widget from '@clothesline/donation-card/styles.css?inline';
import ui from '@clothesline/ui/styles.css?inline';
import { defineCardElement } from './CardElement.js';
import { defineFeaturedElement } from './FeaturedElement.js';

defineFeaturedElement([ui, widget]);
defineCardElement([ui, widget]);

export { cardElement, featuredElement } from './elements.js';
