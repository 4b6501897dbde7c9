import { warnings } from './messages.js';
import { readAttribute } from './readAttribute.js';
import type { AttributeSpec } from './table.js';

/**
 * Validates a value that a script assigns to a property. Returns `undefined` if it is invalid and the default should
 * apply.
 */
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
      // Some template languages set every property as a string, so parse strings like attributes.
      if (typeof value === 'string') return readAttribute(tag, name, spec, value);
      if (spec.isValid(value)) return value;
      console.warn(warnings.badJson(tag, name, `it is not ${spec.expected}.`, spec.expected));
      return undefined;
  }
}
