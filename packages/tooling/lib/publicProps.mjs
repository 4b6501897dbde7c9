import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from './paths.mjs';

/**
 * @typedef {{ name: string, text: string, type: string, options?: string[], isRequired: boolean, says: string, byDefault?: string }} Prop
 * @typedef {{ components: { name: string, props: Prop[] }[], others: string[] }} PublicApi
 */

/**
 * Reads the public API from the source of packages. Returns the components with their own props (without those of React
 * elements) and the names of all other exports.
 * @param {readonly string[]} entries Absolute file names
 * @returns {Map<string, PublicApi>} Result by entry
 */
export function publicApi(entries) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const program = ts.createProgram([...entries], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const read = (/** @type {string} */ entry) => {
    const file = program.getSourceFile(entry);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!file || !symbol) throw new Error(`${entry} exports nothing.`);
    const found = checker.getExportsOfModule(symbol).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const components = found.flatMap((exported) => {
      const forms = readForms(checker, exported, file);
      return forms.map((props, at) => ({
        name: forms.length > 1 ? `${exported.name}, form ${at + 1}` : exported.name,
        props,
      }));
    });
    const named = new Set(components.map(({ name }) => name.split(',')[0]));
    return { components, others: found.map(({ name }) => name).filter((name) => !named.has(name)) };
  };
  return new Map(entries.map((entry) => [entry, read(entry)]));
}

/**
 * Returns the props of a component, a list per variant (e.g. maps have three). The result is empty for other exports. A
 * component has a capitalized name and doesn't take more than a single argument.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @param {ts.SourceFile} file
 * @returns {Prop[][]}
 */
function readForms(checker, exported, file) {
  const target = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!/^[A-Z]/.test(exported.name) || !(target.flags & ts.SymbolFlags.Value)) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(target, file).getCallSignatures();
  if (!signature || signature.parameters.length > 1) return [];
  const [parameter] = signature.parameters;
  if (!parameter) return [[]];
  const defaults = readDefaults(parameter);
  const type = checker.getTypeOfSymbolAtLocation(parameter, file);
  return (type.isUnion() ? type.types : [type]).map((form) =>
    checker
      .getPropertiesOfType(form)
      .filter(isOurs)
      .map((property) => readProp(checker, property, file, defaults))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/** @param {ts.Symbol} property */
function isOurs(property) {
  const files = (property.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.length === 0 || files.some((name) => !name.split('/').includes('node_modules'));
}

/**
 * Reads default values from the destructured parameter, e.g. `{ tone = 'neutral' }`.
 * @param {ts.Symbol} parameter
 * @returns {ReadonlyMap<string, string>}
 */
function readDefaults({ valueDeclaration }) {
  const found = new Map();
  const pattern = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration.name : undefined;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return found;
  for (const { name, propertyName, initializer } of pattern.elements) {
    if (initializer) found.set((propertyName ?? name).getText(), initializer.getText().replaceAll(/\s+/g, ' '));
  }
  return found;
}

/** Descriptions for the props that all components pass to their root. @type {Readonly<Record<string, string>>} */
const ofRoots = {
  className: 'Additional class names for the root.',
  style: 'Inline styles of the root.',
  id: 'The id of the root.',
  ref: 'Its root element.',
};

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} property
 * @param {ts.SourceFile} file
 * @param {ReadonlyMap<string, string>} defaults
 * @returns {Prop}
 */
function readProp(checker, property, file, defaults) {
  const { name } = property;
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const whole = checker.getTypeOfSymbolAtLocation(property, file);
  const bare = isOptional ? checker.getNonNullableType(whole) : whole;
  const type = asWritten(property, bare) ?? spell(checker, whole, isOptional);
  const members = bare.isUnion() ? bare.types : [bare];
  const literals = members.filter((member) => member.isStringLiteral());
  return {
    name,
    text: `${name}${isOptional ? '?' : ''}: ${type}`,
    type,
    ...(literals.length === members.length && { options: literals.map((member) => member.value).toSorted() }),
    isRequired: !isOptional,
    says:
      ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ') || ofRoots[name] || '',
    byDefault: defaults.get(name),
  };
}

/**
 * Returns the type as written in the source. Unions are spelled out, except for React's long unions.
 * @param {ts.Symbol} property
 * @param {ts.Type} type
 */
function asWritten({ valueDeclaration, declarations }, type) {
  // `Omit` creates properties without a value declaration, so fall back to the original declaration
  const declaration = valueDeclaration ?? declarations?.[0];
  if (!declaration || !ts.isPropertySignature(declaration)) return undefined;
  const node = declaration.type;
  // optional properties get `undefined` added to their union
  const text = declaration.questionToken && node && ts.isUnionTypeNode(node) ? withoutUndefined(node) : oneLine(node);
  if (!text || /keyof|typeof/.test(text)) return undefined;
  return /ReactNode|Ref<|ElementType/.test(text) || !type.isUnion() ? text : undefined;
}

/** @param {ts.Node | undefined} node */
const oneLine = (node) => node?.getText().replaceAll(/\s+/g, ' ');

/** @param {ts.UnionTypeNode} node */
function withoutUndefined({ types }) {
  const others = types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = others;
  const one = others.length === 1 && only && ts.isParenthesizedTypeNode(only) ? only.type : undefined;
  return one ? oneLine(one) : others.map(oneLine).join(' | ');
}

/**
 * Prints a union with sorted members because the compiler orders them by first appearance.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {boolean} optional
 * @returns {string}
 */
function spell(checker, type, optional) {
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
  /** @param {ts.Type} one */
  const print = (one) => checker.typeToString(one, undefined, flags).replaceAll('; }', ' }');
  if (!type.isUnion() || type.flags & ts.TypeFlags.Boolean) return print(type);
  const members = type.types.filter((member) => !(optional && member.flags & ts.TypeFlags.Undefined));
  const words = members.map((member) => (member.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : print(member)));
  return [...new Set(words)].toSorted().join(' | ');
}

/**
 * Returns the props of each component for Storybook. Variants are merged so that each prop is listed once.
 * @param {Iterable<PublicApi>} apis
 * @returns {Record<string, Omit<Prop, 'text'>[]>}
 */
export function propTables(apis) {
  /** @type {Record<string, Omit<Prop, 'text'>[]>} */
  const tables = {};
  for (const { components } of apis) {
    const forms = Map.groupBy(components, ({ name }) => name.replace(/, form \d+$/, ''));
    for (const [name, all] of forms) {
      const props = Map.groupBy(
        all.flatMap((form) => form.props),
        (prop) => prop.name,
      );
      tables[name] = [...props.values()].map((same) => together(same, all.length));
    }
  }
  return tables;
}

/**
 * @param {Prop[]} same The same prop in all variants that have it
 * @param {number} forms Total number of variants
 */
function together(same, forms) {
  const { text: _, ...first } = /** @type {Prop} */ (same[0]);
  const options = same.every((prop) => prop.options)
    ? [...new Set(same.flatMap((prop) => prop.options ?? []))].toSorted()
    : undefined;
  const type = [...new Set(same.map((prop) => prop.type))].filter((one) => one !== 'undefined').join(' | ');
  return {
    ...first,
    type,
    says: same.find(({ says }) => says)?.says ?? '',
    ...(options && { options }),
    isRequired: same.length === forms && same.every((prop) => prop.isRequired),
  };
}
