/** Widths below the spec's breakpoint (§9). */
export const phone = '(max-width: 767.98px)';

/** A low window, such as a phone in landscape or a page zoomed to 400 %, half of which fixed bars would cover. */
export const lowWindow = '(max-height: 480px)';

/** A phone with the page enlarged to 200 %: too narrow for two columns. */
export const zoomedPhone = '(width < 16rem)';

/** How high the header's bar is, in px. */
export const barHeight = { narrow: 60, wide: 72 };

/** How thick the rope under it is, in px. */
export const rope = 2;

/** How high the header is in px, so that anchors and sticky things can stay below it. */
export const headerHeight = { narrow: barHeight.narrow + rope, wide: barHeight.wide + rope };

/** How high the navigation's row is, in px. */
export const navHeight = 48;

/** How high the tab bar is in px, without the safe area below it. */
export const tabBarHeight = 64;

/** Width of the place for the assistant's button at the end of the tab bar, in px. */
export const chatPlace = 60;
