import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from './paths.mjs';

/**
 * @typedef {{ name: string, text: string, type: string, options?: string[], isRequired: boolean, says: string, byDefault?: string }} Prop
 * @typedef {{ components: { name: string, props: Prop[] }[], texts: { name: string, keys: string[] }[], others: string[] }} PublicApi
 */

/**
 * What packages give to those who import them, read from their source: each component with the props of its own (those of
 * React's elements are left out), and the names of everything else.
 * @param {readonly string[]} entries Files, absolute
 * @returns {Map<string, PublicApi>} By entry
 */
export function publicApi(entries) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const program = ts.createProgram([...entries], { ...options, types: [] });
  const checker = program.getTypeChecker();
  return new Map(entries.map((entry) => [entry, ofEntry(program, checker, entry)]));
}

/**
 * @param {ts.Program} program
 * @param {ts.TypeChecker} checker
 * @param {string} entry
 * @returns {PublicApi}
 */
function ofEntry(program, checker, entry) {
  const file = program.getSourceFile(entry);
  const symbol = file && checker.getSymbolAtLocation(file);
  if (!file || !symbol) throw new Error(`${entry} exports nothing.`);
  const found = checker.getExportsOfModule(symbol).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const components = found.flatMap((exported) => {
    const forms = formsOf(checker, exported, file);
    return forms.map((props, at) => ({
      name: forms.length > 1 ? `${exported.name}, form ${at + 1}` : exported.name,
      props,
    }));
  });
  const texts = found
    .filter(({ name }) => /^[A-Z].*Messages$/.test(name))
    .map((exported) => ({ name: exported.name, keys: keysOf(checker, exported) }));
  const named = new Set(components.map(({ name }) => name.split(',')[0]));
  return { components, texts, others: found.map(({ name }) => name).filter((name) => !named.has(name)) };
}

/**
 * The props of an export, once for each form that they come in (a map in three variants); none where it is no component:
 * those begin with a capital and take one argument at most.
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 * @param {ts.SourceFile} file
 * @returns {Prop[][]}
 */
function formsOf(checker, exported, file) {
  const target = resolve(checker, exported);
  if (!/^[A-Z]/.test(exported.name) || !(target.flags & ts.SymbolFlags.Value)) return [];
  const [signature] = checker.getTypeOfSymbolAtLocation(target, file).getCallSignatures();
  if (!signature || signature.parameters.length > 1) return [];
  const [parameter] = signature.parameters;
  if (!parameter) return [[]];
  const defaults = defaultsOf(parameter);
  const type = checker.getTypeOfSymbolAtLocation(parameter, file);
  return (type.isUnion() ? type.types : [type]).map((form) =>
    checker
      .getPropertiesOfType(form)
      .filter(isOurs)
      .map((property) => propOf(checker, property, file, defaults))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 */
function keysOf(checker, exported) {
  const type = checker.getDeclaredTypeOfSymbol(resolve(checker, exported));
  return checker.getPropertiesOfType(type).map(({ name }) => name);
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} exported
 */
function resolve(checker, exported) {
  return exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
}

/** @param {ts.Symbol} property */
function isOurs(property) {
  const files = (property.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);
  return files.length === 0 || files.some((name) => !name.split('/').includes('node_modules'));
}

/**
 * What a component takes where nothing is given, from its parameter: `{ tone = 'neutral' }`.
 * @param {ts.Symbol} parameter
 * @returns {ReadonlyMap<string, string>}
 */
function defaultsOf({ valueDeclaration }) {
  const found = new Map();
  const pattern = valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration.name : undefined;
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return found;
  for (const { name, propertyName, initializer } of pattern.elements) {
    if (initializer) found.set((propertyName ?? name).getText(), initializer.getText().replaceAll(/\s+/g, ' '));
  }
  return found;
}

/**
 * Whether a type is one of some words, and nothing else.
 * @param {ts.Type} type
 * @param {ts.StringLiteralType[]} literals
 */
function isClosed(type, literals) {
  return literals.length > 0 && literals.length === (type.isUnion() ? type.types.length : 1);
}

/** What is said of props that reach the root of every component. @type {Readonly<Record<string, string>>} */
const ofRoots = {
  className: 'Class names for its root, beside its own.',
  style: 'Inline styles for its root.',
  id: 'The id of its root.',
  ref: 'Its root element.',
};

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} property
 * @param {ts.SourceFile} file
 * @param {ReadonlyMap<string, string>} defaults
 * @returns {Prop}
 */
function propOf(checker, property, file, defaults) {
  const { name } = property;
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const whole = checker.getTypeOfSymbolAtLocation(property, file);
  const bare = isOptional ? checker.getNonNullableType(whole) : whole;
  const type = asWritten(property, bare) ?? spell(checker, whole, isOptional);
  const literals = (bare.isUnion() ? bare.types : [bare]).filter((member) => member.isStringLiteral());
  return {
    name,
    text: `${name}${isOptional ? '?' : ''}: ${type}`,
    type,
    ...(isClosed(bare, literals) && { options: literals.map((member) => member.value).toSorted() }),
    isRequired: !isOptional,
    says:
      ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ') || ofRoots[name] || '',
    byDefault: defaults.get(name),
  };
}

/**
 * Names say more than what they stand for, except for unions: those are spelled out, save the long ones of React.
 * @param {ts.Symbol} property
 * @param {ts.Type} type
 */
function asWritten({ valueDeclaration, declarations }, type) {
  // A property of an `Omit` has no declaration of its own, only the one that it was made from.
  const declaration = valueDeclaration ?? declarations?.[0];
  if (!declaration || !ts.isPropertySignature(declaration)) return undefined;
  const node = declaration.type;
  // What may be left out may be undefined too.
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
 * Unions are spelled out and sorted: the compiler prints them in the order in which it met their members.
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
 * The props of each component as the workshop shows them: forms of one component together, each prop once.
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
 * @param {Prop[]} same One prop in the forms that have it
 * @param {number} forms How many forms there are
 */
function together(same, forms) {
  const { text: _, ...first } = /** @type {Prop} */ (same[0]);
  const options = same.every((prop) => prop.options)
    ? [...new Set(same.flatMap((prop) => prop.options ?? []))].toSorted()
    : undefined;
  // A form says `undefined` of what only another one takes.
  const type = [...new Set(same.map((prop) => prop.type))].filter((one) => one !== 'undefined').join(' | ');
  return {
    ...first,
    type,
    says: same.find(({ says }) => says)?.says ?? '',
    ...(options && { options }),
    isRequired: same.length === forms && same.every((prop) => prop.isRequired),
  };
}
