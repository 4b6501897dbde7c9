/**
 * The demo: donations that neighbors in San Francisco might list, and their pictures.
 *
 * The pictures are drawings of the project's own, composed from code in `pictures/` when they are asked for; no photograph,
 * font or drawing of anybody else is in them. They are under the project's MIT license like the code that draws them.
 * Names, places and stories are made up.
 */
export { demoDonations } from './donations.js';
export { allPictureNames, drawDemoPicture, pictureName, pictureNames } from './demoPictures.js';
