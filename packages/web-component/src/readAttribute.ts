import { warnings } from './messages.js';
import type { AttributeSpec } from './table.js';

/**
 * The value of an attribute; undefined where it is missing or cannot be used, which means its default. What cannot be
 * used is told in the console: the page's author sees no error otherwise.
 */
export function readAttribute(tag: string, name: string, spec: AttributeSpec, text: string | null): unknown {
  if (text === null) return spec.type === 'boolean' ? false : undefined;
  switch (spec.type) {
    case 'string':
      return text;
    case 'boolean':
      if (text === 'false') console.warn(warnings.presentFalse(tag, name));
      return true;
    case 'number':
      return readNumber(tag, name, text);
    case 'enum':
      if (spec.values.includes(text)) return text;
      console.warn(warnings.badChoice(tag, name, text, spec.values));
      return undefined;
    case 'json':
      return readJson(tag, name, text, spec);
  }
}

/** What an attribute that says nothing means. */
export function defaultOf(spec: AttributeSpec): unknown {
  if (spec.type === 'boolean') return false;
  return spec.type === 'json' ? undefined : spec.default;
}

function readNumber(tag: string, name: string, text: string): number | undefined {
  const value = Number(text);
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  console.warn(warnings.badNumber(tag, name, text));
  return undefined;
}

function readJson(
  tag: string,
  name: string,
  text: string,
  { isValid, expected }: Extract<AttributeSpec, { type: 'json' }>,
): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    console.warn(warnings.badJson(tag, name, `${error instanceof Error ? error.message : String(error)}.`, expected));
    return undefined;
  }
  if (isValid(value)) return value;
  console.warn(warnings.badJson(tag, name, `it is JSON, but not ${expected}.`, expected));
  return undefined;
}
