export { defineCardElement } from './CardElement.js';
export { defineFeaturedElement } from './FeaturedElement.js';
export { cardElement, featuredElement } from './table.js';
