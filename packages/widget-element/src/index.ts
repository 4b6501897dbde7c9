export { ElementProvider, type ElementProviderProps } from './ElementProvider.js';
