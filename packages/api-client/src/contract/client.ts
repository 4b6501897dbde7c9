/* Parts of the contract that a client needs. Parts for a server alone are in index.ts, since they would be in every
   page. */
export * from './area.js';
export * from './category.js';
export * from './chat.js';
export * from './chatPart.js';
export * from './createDonation.js';
export * from './donation.js';
export * from './error.js';
export * from './findPlaces.js';
export * from './foreignLanguage.js';
export * from './foldDigits.js';
export * from './list.js';
export * from './listing.js';
export * from './photo.js';
export * from './photoSchema.js';
export * from './place.js';
export * from './position.js';
export * from './coded.js';
export { issues as issueTexts } from '../locales/en/issues.js';
export { refusals as refusalTexts } from '../locales/en/refusals.js';
export { names as nameTexts } from '../locales/en/names.js';
export { states as stateTexts } from '../locales/en/states.js';
export * from '../names.js';
export { donationHref, isHttpUrl, isSafeAddress } from './address.js';
export * from './siteAnswers.js';
export * from './standardSite.js';
export { isStorableText, requiredText } from './text.js';
