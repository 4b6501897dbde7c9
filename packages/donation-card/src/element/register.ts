export { defineCardElement } from './CardElement.js';
export { defineFeaturedElement } from './FeaturedElement.js';
export { defineNeedsElement } from './NeedsElement.js';
export { cardElement, featuredElement, needsElement } from './table.js';
