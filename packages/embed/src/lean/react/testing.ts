/** With what Testing Library asks of React: only for tests (vitest.config.ts). */
export * from './index.js';
export { default } from './index.js';
export { createRef } from 'preact';
export { act } from 'preact/test-utils';
