/** Widths below the spec's one breakpoint (§9). */
export const phone = '(max-width: 767.98px)';

/** Window with little height, as a phone on its side or a page zoomed to 400 %, half of which fixed bars would take. */
export const lowWindow = '(max-height: 480px)';

/** A phone whose page is enlarged to 200 %: too narrow for two columns. */
export const zoomedPhone = '(width < 16rem)';
