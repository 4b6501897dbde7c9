/**
 * An element's table (`defineTable` of @clothesline/web-component).
 *
 * @typedef {{ type: string, description: string, values?: readonly string[], default?: unknown, expected?: string, min?: number, max?: number, setBy?: 'author' | 'owner' }} Spec
 * @typedef {object} Table
 * @property {string} tag
 * @property {string} description
 * @property {Record<string, Spec>} attributes
 * @property {Record<string, { description: string, holds?: string }>} events
 * @property {Record<string, string>} [parts]
 * @property {Record<string, string>} [variables]
 */

/** Events of every element (web-component, `lifecycleEvents`). @type {Table['events']} */
const lifecycle = {
  ready: { description: 'The widget is on the page and can be used.' },
  error: {
    description: 'Something failed; the widget shows what can be done.',
    holds: '{ error: unknown; message: string }',
  },
};

/** @param {Record<string, string>} [texts] */
const described = (texts = {}) => Object.entries(texts).map(([name, description]) => ({ name, description }));

/** @param {Spec} spec */
function printType({ type, values }) {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'url' || type === 'language') return 'string';
  return type === 'json' ? 'object' : type;
}

/** Returns the limits of a value beside its type. @param {Spec} spec */
function readLimits({ type, min, max }) {
  return { ...((type === 'url' || type === 'language') && { format: type }), ...(type === 'number' && { min, max }) };
}

/** @param {string} name */
const camelCase = (name) => name.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());

/**
 * Makes the custom-elements manifest (schema 2.1.0) of a package.
 * @param {readonly Table[]} tables
 */
export function customElements(tables) {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'dist/element/auto.js',
        declarations: tables.map(({ tag, description, attributes, events, parts, variables }) => ({
          kind: 'class',
          customElement: true,
          name: camelCase(`-${tag}`),
          tagName: tag,
          description,
          attributes: Object.entries(attributes).map(([name, spec]) => ({
            name,
            fieldName: camelCase(name),
            description: spec.description,
            type: { text: printType(spec) },
            ...readLimits(spec),
            ...(spec.default !== undefined && { default: JSON.stringify(spec.default) }),
          })),
          members: Object.entries(attributes).map(([name, spec]) => ({
            kind: 'field',
            name: camelCase(name),
            attribute: name,
            description: spec.description,
            type: { text: printType(spec) },
          })),
          events: Object.entries({ ...lifecycle, ...events }).map(([name, { description: text, holds }]) => ({
            name: `${tag.split('-')[0]}-${name}`,
            type: { text: holds ? `CustomEvent<${holds}>` : 'CustomEvent' },
            description: text,
          })),
          cssParts: described(parts),
          cssProperties: described(variables),
        })),
        exports: tables.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: camelCase(`-${tag}`), module: 'dist/element/auto.js' },
        })),
      },
    ],
  };
}

/**
 * Makes the data that editors read (`html.customData` of VS Code): tags, attributes and their values.
 * @param {readonly Table[]} tables
 */
export function htmlData(tables) {
  return {
    version: 1.1,
    tags: tables.map(({ tag, description, attributes }) => ({
      name: tag,
      description,
      attributes: Object.entries(attributes).map(([name, spec]) => ({
        name,
        description: spec.description,
        ...(spec.type === 'boolean' && { valueSet: 'v' }),
        ...(spec.values && { values: spec.values.map((value) => ({ name: value })) }),
      })),
    })),
  };
}
