/** Ends below the spec's breakpoint (§9). */
export const phone = '(max-width: 767.98px)';

/** Landscape phones, or 400% zoom. Fixed bars would take up half of the screen. */
export const lowWindow = '(max-height: 480px)';

export const zoomedPhone = '(width < 16rem)';

export const barHeight = { narrow: 60, wide: 72 };

export const rope = 2;

/** Heights in px for anchors and sticky elements */
export const headerHeight = { narrow: barHeight.narrow + rope, wide: barHeight.wide + rope };

export const navHeight = 48;

export const tabBarHeight = 64;

/** In px. */
export const chatPlace = 60;
