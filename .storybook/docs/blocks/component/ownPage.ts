/** Iframes that show our own pages need the same rights as the page around them. */
export const ownPage = 'allow-scripts allow-same-origin allow-forms allow-popups';
