/** On other sites a link is the browser's: no page's router is around an element. */
export const Anchor = 'a';
