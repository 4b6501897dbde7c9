/** The widths below the spec's one breakpoint (§9). */
export const phone = '(max-width: 767.98px)';

/** A window with little height, as a phone on its side or a page zoomed to 400 % has: bars that stay would take half of it. */
export const lowWindow = '(max-height: 480px)';
