/** For a build that brings the styles itself: registers nothing until it is called. */
export { defineCardElement } from './CardElement.js';
export { defineFeaturedElement } from './FeaturedElement.js';
export { cardElement, featuredElement } from './table.js';
