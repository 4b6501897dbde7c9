import { warnings } from './messages.js';
import { readAttribute } from './readAttribute.js';
import type { AttributeSpec } from './table.js';

/** Checks the value that a script gives a property; undefined if it is invalid, which means the default. */
export function readProperty(tag: string, name: string, spec: AttributeSpec, value: unknown): unknown {
  switch (spec.type) {
    case 'boolean':
      return Boolean(value);
    case 'string':
      return String(value);
    case 'number':
    case 'enum':
    case 'url':
    case 'language':
      return readAttribute(tag, name, spec, String(value));
    case 'json':
      // Parses text like an attribute, since some template languages write every property as text.
      if (typeof value === 'string') return readAttribute(tag, name, spec, value);
      if (spec.isValid(value)) return value;
      console.warn(warnings.badJson(tag, name, `it is not ${spec.expected}.`, spec.expected));
      return undefined;
  }
}
