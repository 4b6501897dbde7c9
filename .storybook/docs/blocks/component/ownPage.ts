/** What a frame may that shows a page of the workshop itself: as much as the page around it. */
export const ownPage = 'allow-scripts allow-same-origin allow-forms allow-popups';
