export { ElementFrame, type ElementFrameProps } from './ElementFrame.js';
export { ElementProvider } from './ElementProvider.js';
export { useFittingTheme } from './useFittingTheme.js';
