/**
 * The table of an element. See `defineTable` in @clothesline/web-component.
 *
 * @typedef {{ type: string, description: string, values?: readonly string[], default?: unknown, expected?: string,
 * holds?: string, min?: number, max?: number, setBy?: 'author' | 'owner' }} Spec
 * @typedef {object} Table
 * @property {string} tag
 * @property {string} description
 * @property {Record<string, Spec>} attributes
 * @property {Record<string, { description: string, holds?: string }>} events
 * @property {Record<string, string>} [parts]
 * @property {Record<string, string>} [variables]
 */

/** Events that every element has. Same as `lifecycleEvents` in web-component. @type {Table['events']} */
const lifecycle = {
  ready: { description: 'The widget is ready to use.' },
  error: {
    description: 'Something failed; the widget shows the error and a way to continue.',
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

/** The TypeScript type of a property. @param {Spec} spec */
const propertyType = (spec) => spec.holds ?? printType(spec);

/** Returns the limits that the type doesn't express. @param {Spec} spec */
function readLimits({ type, min, max }) {
  return { ...((type === 'url' || type === 'language') && { format: type }), ...(type === 'number' && { min, max }) };
}

/** @param {string} name */
const camelCase = (name) => name.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());

/**
 * Creates the custom elements manifest (schema 2.1.0) for a package.
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
          events: eventTypes({ tag, events }).map(({ name, type, description: text }) => ({
            name,
            type: { text: type },
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
 * Creates HTML custom data for VS Code, with all tags, attributes and their values.
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

/** @param {string} tag */
const className = (tag) => camelCase(`-${tag}`);

/** @param {Pick<Table, 'tag' | 'events'>} table */
const eventTypes = ({ tag, events }) =>
  Object.entries({ ...lifecycle, ...events }).map(([name, { description, holds }]) => ({
    name: `${tag.split('-')[0]}-${name}`,
    description,
    type: holds ? `CustomEvent<${holds}>` : 'CustomEvent',
  }));

/** The attributes as written in HTML or templates, plus the properties. @param {Table} table */
const templateAttributes = ({ attributes }) =>
  Object.entries(attributes).flatMap(([name, spec]) => {
    const type = spec.type === 'json' ? `${propertyType(spec)} | string` : printType(spec);
    const written = spec.type === 'number' || spec.type === 'boolean' ? `${type} | string` : type;
    return [...new Set([name, camelCase(name)])].map(
      (key) => `  /** ${spec.description}. */\n  '${key}'?: ${written};`,
    );
  });

const contractTypes = ['ChatDonation', 'Donation', 'Need', 'Position', 'SiteAnswers'];

/**
 * Creates framework-independent typings for the elements of a package.
 * @param {Record<string, Table>} tables
 */
export function elementTypes(tables) {
  const blocks = Object.entries(tables).map(([constant, table]) => {
    const name = className(table.tag);
    const listens = ['addEventListener', 'removeEventListener'].flatMap((method) => {
      const options = method === 'addEventListener' ? 'AddEventListenerOptions' : 'EventListenerOptions';
      const typed = [`${name}Events`, 'HTMLElementEventMap'].map(
        (map) =>
          `  ${method}<Name extends keyof ${map}>(type: Name, listener: (event: ${map}[Name]) => void, options?: boolean | ${options}): void;`,
      );
      return [
        ...typed,
        `  ${method}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${options}): void;`,
      ];
    });
    const properties = Object.entries(table.attributes).map(([attribute, spec]) => {
      const isSet = spec.default !== undefined || spec.type === 'boolean' || spec.type === 'language';
      return `  /** ${spec.description}. */\n  ${camelCase(attribute)}: ${propertyType(spec)}${isSet ? '' : ' | undefined'};`;
    });
    const events = eventTypes(table).map((one) => `  /** ${one.description} */\n  '${one.name}': ${one.type};`);
    return `export interface ${name}Events {
${events.join('\n')}
}

/** ${table.description} */
export interface ${name}Element extends HTMLElement {
${[...properties, ...listens].join('\n')}
}

/** Attributes and properties of \`<${table.tag}>\` as templates write them. */
export interface ${name}Attributes {
${templateAttributes(table).join('\n')}
}

/** Table of the element. */
export declare const ${constant}: {
  readonly tag: '${table.tag}';
  readonly description: string;
  readonly attributes: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
};
`;
  });
  const text = blocks.join('\n');
  const used = contractTypes.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const imports =
    used.length > 0 ? `import type { ${used.join(', ')} } from '@clothesline/api-client/contract';\n\n` : '';
  const tags = Object.values(tables).map(({ tag }) => `    '${tag}': ${className(tag)}Element;`);
  return `${made}${imports}${text}
declare global {
  interface HTMLElementTagNameMap {
${tags.join('\n')}
  }
}
`;
}

const made = "/* Generated from the elements' tables by `npm run api`. */\n";

/** How to declare tags for each framework: imports, module augmentation and the type of a tag. */
const frameworks = {
  react: {
    imports: "import type { DetailedHTMLProps, HTMLAttributes } from 'react';\n",
    module: 'react',
    open: '  namespace JSX {\n    interface IntrinsicElements {',
    close: '    }\n  }',
    type: (/** @type {string} */ name) =>
      `DetailedHTMLProps<HTMLAttributes<${name}Element>, ${name}Element> & ${name}Attributes`,
    event: (/** @type {string} */ name) => [`on${name}`],
  },
  vue: {
    imports: "import type { HTMLAttributes } from 'vue';\n",
    module: 'vue',
    open: '  interface GlobalComponents {',
    close: '  }',
    type: (/** @type {string} */ name) => `new () => { $props: ${name}Attributes & ${name}Listeners & HTMLAttributes }`,
    event: (/** @type {string} */ name) => [`on${className(name)}`],
  },
  svelte: {
    imports: "import type { HTMLAttributes } from 'svelte/elements';\n",
    module: 'svelte/elements',
    open: '  interface SvelteHTMLElements {',
    close: '  }',
    type: (/** @type {string} */ name) => `HTMLAttributes<${name}Element> & ${name}Attributes & ${name}Listeners`,
    event: (/** @type {string} */ name) => [`on${name}`, `on:${name}`],
  },
};

export const frameworkNames = /** @type {(keyof typeof frameworks)[]} */ (Object.keys(frameworks));

/**
 * Creates typings for the tags of a package in a framework's templates.
 * @param {Record<string, Table>} tables
 * @param {keyof typeof frameworks} framework
 */
export function frameworkTypes(tables, framework) {
  const { imports, module, open, close, type, event } = frameworks[framework];
  const all = Object.values(tables);
  const names = all.flatMap(({ tag }) => ['Attributes', 'Element', 'Events'].map((kind) => className(tag) + kind));
  const used = names.filter((name) => framework !== 'vue' || !name.endsWith('Element'));
  const listeners = all.map((table) => {
    const name = className(table.tag);
    const lines = eventTypes(table).flatMap((one) =>
      event(one.name).map((key) => `  '${key}'?: (event: ${name}Events['${one.name}']) => void;`),
    );
    return `interface ${name}Listeners {\n${lines.join('\n')}\n}\n`;
  });
  const tags = all.map(({ tag }) => {
    const name = className(tag);
    return `    '${tag}': ${type(name)}${framework === 'react' ? ` & ${name}Listeners` : ''};`;
  });
  return `${made}${imports}import type { ${used.join(', ')} } from './element.js';

export * from './element.js';

${listeners.join('\n')}
declare module '${module}' {
${open}
${tags.join('\n')}
${close}
}
`;
}

/**
 * Creates web-types for a package (read by JetBrains editors).
 * @param {readonly Table[]} tables
 * @param {{ name: string, version: string }} package
 */
export function webTypes(tables, { name, version }) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: tables.map((table) => ({
          name: table.tag,
          description: table.description,
          attributes: Object.entries(table.attributes).map(([attribute, spec]) => ({
            name: attribute,
            description: spec.description,
            value: { type: printType(spec) },
            ...(spec.default !== undefined && { default: `${/** @type {string} */ (spec.default)}` }),
          })),
          js: {
            properties: Object.entries(table.attributes).map(([attribute, spec]) => ({
              name: camelCase(attribute),
              description: spec.description,
              type: printType(spec),
            })),
            events: eventTypes(table).map(({ name: event, description }) => ({ name: event, description })),
          },
          css: {
            parts: described(table.parts),
            properties: described(table.variables),
          },
        })),
      },
    },
  };
}
