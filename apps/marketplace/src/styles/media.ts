/** A window with little height, as a page zoomed to 400 % has: bars that stay would take half of it. */
export const lowWindow = '(max-height: 400px)';
