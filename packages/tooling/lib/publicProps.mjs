import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { root } from './paths.mjs';

/**
 * @typedef {{ name: string, text: string }} Prop
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
  const type = checker.getTypeOfSymbolAtLocation(parameter, file);
  return (type.isUnion() ? type.types : [type]).map((form) =>
    checker
      .getPropertiesOfType(form)
      .filter(isOurs)
      .map((property) => ({ name: property.name, text: describe(checker, property, file) }))
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
 * @param {ts.TypeChecker} checker
 * @param {ts.Symbol} property
 * @param {ts.SourceFile} file
 */
function describe(checker, property, file) {
  const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
  const type = checker.getTypeOfSymbolAtLocation(property, file);
  return `${property.name}${optional}: ${asWritten(property, optional ? checker.getNonNullableType(type) : type) ?? spell(checker, type, optional !== '')}`;
}

/**
 * Names say more than what they stand for, except for unions: those are spelt out, save the long ones of React.
 * @param {ts.Symbol} property
 * @param {ts.Type} type
 */
function asWritten({ valueDeclaration }, type) {
  if (!valueDeclaration || !ts.isPropertySignature(valueDeclaration)) return undefined;
  const text = valueDeclaration.type?.getText().replaceAll(/\s+/g, ' ');
  if (!text || /keyof|typeof/.test(text)) return undefined;
  return /ReactNode|Ref</.test(text) || !type.isUnion() ? text : undefined;
}

/**
 * Unions are spelt out and sorted: the compiler prints them in the order in which it met their members.
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
