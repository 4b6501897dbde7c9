export { ElementFrame, type ElementFrameProps } from './ElementFrame.js';
export { ElementProvider } from './ElementProvider.js';
