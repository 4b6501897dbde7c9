export * from './commands.js';
export * from './deadlines.js';
export * from './decide.js';
export * from './durations.js';
export * from './state.js';
export * from './states.js';
export * from './time.js';
export * from './view.js';
