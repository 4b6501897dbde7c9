export { colorUses } from './colorUses.js';
export { contrast } from './contrast.js';
export { layers } from './layers.css.js';
export { media } from './media.js';
export { accentInk } from './ownAccent.js';
export { tokenFiles } from './tokenFiles.js';
export { themeClass } from './theme.css.js';
export { breakpoint, tokens, type ThemedColor } from './tokens.js';
export { vars } from './vars.css.js';
