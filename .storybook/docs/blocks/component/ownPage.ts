/** Sandbox of a frame with a page of the workshop itself: the rights of the page around it. */
export const ownPage = 'allow-scripts allow-same-origin allow-forms allow-popups';
