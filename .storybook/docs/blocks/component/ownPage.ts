/** Iframes with our own pages need the same permissions as the surrounding page. */
export const ownPage = 'allow-scripts allow-same-origin allow-forms allow-popups';
