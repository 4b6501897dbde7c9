import { expect, it } from 'vitest';
import { withoutWords } from './tables.mjs';

const table = `
export const chat = defineTable({
  tag: 'a-chat', description: 'What it is, in "words"',
  attributes: { ...common, description: { type: 'string', description: \`A \${kind}\`, default: '' }, parts: { type: 'json' } },
  events: { said: event<{ text: string }>({ description: 'It spoke', holds: '{ text: string }', cancelable: true }) },
  parts: { input: 'Where one writes' }, variables: { '--a-b': 'How far' }
});`;

it('leaves out of a table what no code reads, and nothing else', () => {
  expect(withoutWords(table).replaceAll(/\s+/g, '')).toBe(
    "exportconstchat=defineTable({tag:'a-chat',attributes:{...common,description:{type:'string',default:''},parts:{type:'json'}}," +
      'events:{said:event<{text:string}>({cancelable:true})},});',
  );
});
