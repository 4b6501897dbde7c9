import { warnings } from './messages.js';
import { propertyName, type AttributeSpec, type NumberSpec } from './table.js';

type Refuse = (warning: string) => undefined;

/**
 * Parses an attribute. Returns `undefined` if it is missing or invalid, so the default applies. The reason is passed to
 * `warn`, otherwise the page's author would not notice invalid values. All page markup has to be parsed by this
 * function because its author is not necessarily trusted by the site owner.
 */
export function readAttribute(
  tag: string,
  name: string,
  spec: AttributeSpec,
  text: string | null,
  warn: (warning: string) => void = console.warn,
): unknown {
  const refuse = (warning: string): undefined => {
    warn(warning);
  };
  if (text === null) return spec.type === 'boolean' ? false : undefined;
  // WordPress and word processors replace straight quotes with curly quotes that become part of the value.
  const plain = text.replace(/^[“”„‟″«»]{1,3}|[“”„‟″«»]{1,3}$/g, '');
  if (plain !== text && spec.type !== 'json') {
    warn(warnings.curlyQuotes(tag, name, text));
    return readAttribute(tag, name, spec, plain, warn);
  }
  switch (spec.type) {
    case 'string':
      return text;
    case 'boolean':
      if (text === 'false') warn(warnings.presentFalse(tag, name));
      return true;
    case 'number':
      return readNumber(tag, name, spec, text, refuse);
    case 'enum':
      return spec.values.includes(text) ? text : refuse(warnings.badChoice(tag, name, text, spec.values));
    case 'url':
      return spec.isSafe(text) ? text : refuse(warnings.badAddress(tag, name, text));
    case 'language':
      return isLanguage(text) ? text : refuse(warnings.badLanguage(tag, name, text));
    case 'json':
      return readJson(tag, name, text, spec, refuse);
  }
}

/** Returns the value to use if an attribute is missing. */
export function defaultValue(spec: AttributeSpec): unknown {
  if (spec.type === 'boolean') return false;
  return 'default' in spec ? spec.default : undefined;
}

function readNumber(
  tag: string,
  name: string,
  { min, max, whole, isId }: NumberSpec,
  text: string,
  refuse: Refuse,
): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return refuse(warnings.badNumber(tag, name, text));
  const used = Math.min(Math.max(whole ? Math.trunc(value) : value, min), max);
  if (used !== value && isId) return refuse(warnings.badId(tag, name, text));
  if (used !== value) refuse(warnings.outOfRange(tag, name, text, used, min, max));
  return used;
}

/** `Intl` would throw on an invalid tag when formatting dates and numbers. */
function isLanguage(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function readJson(
  tag: string,
  name: string,
  text: string,
  { isValid, expected }: Extract<AttributeSpec, { type: 'json' }>,
  refuse: Refuse,
): unknown {
  if (text === '[object Object]') return refuse(warnings.objectAsText(tag, name, propertyName(name)));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return refuse(warnings.badJson(tag, name, `${error instanceof Error ? error.message : String(error)}.`, expected));
  }
  return isValid(value) ? value : refuse(warnings.badJson(tag, name, `it is JSON, but not ${expected}.`, expected));
}
