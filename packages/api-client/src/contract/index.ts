export * from './area.js';
export * from './category.js';
export * from './chat.js';
export * from './donation.js';
export * from './endpoints.js';
export * from './error.js';
export * from './list.js';
export * from './place.js';
export { isHttpUrl, isStorableText, requiredText } from './text.js';
