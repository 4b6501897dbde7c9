/** For a build that brings the styles itself: registers nothing until it is called. */
export { defineCreateFormElement } from './CreateFormElement.js';
