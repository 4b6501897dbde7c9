import { expect, it } from 'vitest';
import { defineElement, defineTable } from './index.js';

it('does nothing on a server', () => {
  expect(typeof window).toBe('undefined');
  const table = defineTable({ tag: 'test-server', description: 'Nothing', attributes: {}, events: {} });
  expect(() => defineElement({ table, component: () => null, styles: [] })).not.toThrow();
});
