/*
 * Compiles the catalogs `locales/{language}.json` of packages and apps to modules in `src/locales`: `en/{section}.ts`
 * has a section's English strings and types, `{language}.ts` a translation, and `all.ts` loads the translations.
 * `languages.ts` lists the languages. Called by each build tool's configuration and on installation, so the modules are
 * always up to date.
 */
import { parse } from '@messageformat/parser';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { script } from './lib/log.mjs';

const root = join(import.meta.dirname, '../..');
/** @type {Record<string, { name: string, firstName: string, numbers?: string }>} */
const languages = read(join(root, 'packages/api-client/locales/languages.json'));

export const others = Object.keys(languages).filter((language) => language !== 'en');

/** Messages in ICU MessageFormat, by key. @typedef {string | TextList | TextTable} Texts */
/** @typedef {Texts[]} TextList */
/** @typedef {{ [key: string]: Texts }} TextTable */

/** Parses a JSON file. @throws Error with the path */
function read(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${relative(root, file)}: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/**
 * Number styles by ICU skeleton, with the formatter's name in modules.
 * @type {Record<string, { name: string, options: Intl.NumberFormatOptions }>}
 */
const numberStyles = {
  '::.#': { name: 'tenths', options: { maximumFractionDigits: 1 } },
  '::compact-short precision-integer': {
    name: 'compact',
    options: { notation: 'compact', maximumFractionDigits: 0 },
  },
};

/** @typedef {import('@messageformat/parser').Token} Token */

/** Returns the TypeScript types of a message's arguments, by name. */
function readArguments(/** @type {readonly Token[]} */ tokens, /** @type {Map<string, string>} */ types = new Map()) {
  for (const token of tokens) {
    if (!('arg' in token)) continue;
    const isNumber = token.type === 'plural' || token.type === 'function';
    const type = isNumber ? 'number' : token.type === 'select' ? 'string' : 'string | number';
    if (!types.has(token.arg) || isNumber) types.set(token.arg, type);
    if ('cases' in token) for (const { tokens: inner } of token.cases) readArguments(inner, types);
  }
  return types;
}

/** Whether a message consists only of an argument. */
const isArgument = (/** @type {readonly Token[]} */ [token, ...rest], /** @type {string} */ name) =>
  rest.length === 0 && token?.type === 'argument' && token.arg === name;

/** Source of the function that picks a plural form. Added to each module that needs it. */
const choosePlural = `let rules: Intl.PluralRules | undefined;
const plural = (locale: string, count: number | string, texts: Record<string, string> & { other: string }) =>
  texts[\`=\${count}\`] ?? texts[(rules ??= new Intl.PluralRules(locale)).select(Number(count))] ?? texts.other;
`;

/** Starts a module with the functions and formatters that its code uses. Formatters are slow to create, so they're reused. */
const writeHead = (/** @type {string} */ code) =>
  [
    `// Generated from locales by ${relative(root, import.meta.filename)}\n`,
    /\bplural\(/.test(code) ? choosePlural : '',
    ...Object.values(numberStyles).map(({ name }) =>
      code.includes(`(${name} ??=`) ? `let ${name}: Intl.NumberFormat | undefined;\n` : '',
    ),
  ].join('');

/**
 * Compiles a message to an expression of its arguments `d`. Numbers and plurals are formatted with `Intl`.
 * @param {readonly Token[]} tokens
 * @param {string} language
 * @param {string} [counted] Name of the argument that `#` stands for
 * @returns {string}
 */
function writeMessage(tokens, language, counted) {
  const locale = JSON.stringify(languages[language]?.numbers ?? language);
  const parts = tokens.map((token) => {
    if (token.type === 'content') return { text: token.value };
    if (token.type === 'octothorpe') return { code: `d.${counted}.toLocaleString(${locale})` };
    if (token.type === 'argument') return { code: `d.${token.arg}` };
    if (token.type === 'function') {
      const style = (token.param ?? [])
        .map((part) => ('value' in part ? part.value : ''))
        .join('')
        .trim();
      if (token.key === 'number' && style === '') return { code: `d.${token.arg}.toLocaleString(${locale})` };
      const known = token.key === 'number' && numberStyles[style];
      if (!known) throw new Error(`the format "${token.key}, ${style}" is not supported: pass a string`);
      const formatter = `new Intl.NumberFormat(${locale}, ${JSON.stringify(known.options)})`;
      return { code: `(${known.name} ??= ${formatter}).format(d.${token.arg})` };
    }
    const cases = new Map(token.cases.map(({ key, tokens: inner }) => [key, inner]));
    const other = cases.get('other');
    if (!other) throw new Error(`{${token.arg}, ${token.type}} has no "other"`);
    const write = (/** @type {readonly Token[]} */ inner) =>
      writeMessage(inner, language, token.type === 'select' ? counted : token.arg);
    // Omit cases that equal "other".
    const isEcho = token.type === 'select' && isArgument(other, token.arg);
    for (const [key, [text]] of isEcho ? cases : []) {
      if (text?.type === 'content' && text.value === key) cases.delete(key);
    }
    if (isEcho && cases.size === 1) return { code: `d.${token.arg}` };
    const table = [...cases].map(([key, inner]) => `${JSON.stringify(key)}: ${write(inner)}`).join(', ');
    if (token.type === 'select') {
      const found = `({ __proto__: null, ${table} } as unknown as Record<string, string>)[d.${token.arg}]`;
      return { code: `(${found} ?? ${write(other)})` };
    }
    if (token.type === 'selectordinal') throw new Error('selectordinal is not supported');
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wrong = [...cases.keys()].find((key) => !/^=\d+$/.test(key) && !forms.some((form) => form === key));
    if (wrong) throw new Error(`${language} has no plural form "${wrong}"`);
    if (cases.size === 1) return { code: write(other) };
    if (language !== 'en') return { code: `plural(${locale}, d.${token.arg}, { ${table} })` };
    // English has two plural forms: "one" and "other".
    const choices = [...cases].filter(([key]) => key !== 'other');
    const number = (/** @type {string} */ key) => (key === 'one' ? '1' : key.slice(1));
    const tests = choices.map(([key, inner]) => `d.${token.arg} === ${number(key)} ? ${write(inner)} : `).join('');
    return { code: `(${tests}${write(other)})` };
  });
  if (parts.every(({ text }) => text !== undefined)) return JSON.stringify(parts.map(({ text }) => text).join(''));
  if (parts.length === 1 && parts[0]?.code?.match(/^plural|^\(d/)) return parts[0].code;
  const written = parts.map(({ text, code }) => text?.replaceAll(/[`\\]|\$\{/g, '\\$&') ?? `\${${code}}`);
  return `\`${written.join('')}\``;
}

/**
 * Compiles messages to an object literal. Messages with arguments become functions, others strings.
 * @param {string} place File name for errors
 * @param {Texts} english
 * @param {Texts} [translated] Missing keys stay English
 */
export function compile(place, english, translated, language = 'en') {
  return write(english, translated, place, ': ');

  /** @returns {string} */
  function write(
    /** @type {Texts} */ source,
    /** @type {Texts | undefined} */ target,
    /** @type {string} */ path,
    separator = '.',
  ) {
    if (target !== undefined && (typeof source !== typeof target || Array.isArray(source) !== Array.isArray(target))) {
      throw new Error(
        `${path}: ${JSON.stringify(target)} doesn't have the type of the English ${JSON.stringify(source)}`,
      );
    }
    if (typeof source === 'string') {
      try {
        return writeText(source, typeof target === 'string' ? target : undefined);
      } catch (error) {
        throw new Error(`${path}: ${/** @type {Error} */ (error).message}`, { cause: error });
      }
    }
    if (source === null || typeof source !== 'object') {
      throw new Error(`${path}: ${JSON.stringify(source)} is not a text`);
    }
    if (Array.isArray(source)) {
      const own = /** @type {TextList | undefined} */ (target);
      return `[${source.map((text, index) => write(text, own?.[index], `${path}${separator}${index}`)).join(', ')}]`;
    }
    const own = /** @type {TextTable | undefined} */ (target);
    const unknown = Object.keys(own ?? {}).find((key) => !(key in source));
    if (unknown) throw new Error(`${path}${separator}${unknown}: not in English`);
    return `{ ${Object.entries(source)
      .map(([key, text]) => `${JSON.stringify(key)}: ${write(text, own?.[key], `${path}${separator}${key}`)}`)
      .join(',\n  ')} }`;
  }

  function writeText(/** @type {string} */ source, /** @type {string | undefined} */ target) {
    const message = parse(target ?? source);
    const wanted = readArguments(parse(source));
    const extra = [...readArguments(message).keys()].find((name) => !wanted.has(name));
    if (extra) throw new Error(`the English text has no argument {${extra}}`);
    const code = writeMessage(message, target === undefined ? 'en' : language);
    const types = [...wanted].map(([name, type]) => `${name}: ${type}`).join('; ');
    if (!types) return code;
    const name = code.includes('d.') ? 'd' : '_d';
    return language === 'en' ? `(${name}: { ${types} }): string => ${code}` : `(${name}) => ${code}`;
  }
}

/** Folders with catalogs: `locales`, and `locales/{part}` for strings that only some users of a package load. */
export const folders = ['packages', 'apps']
  .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name, 'locales')))
  .flatMap((folder) => (existsSync(folder) ? ['', ...readdirSync(folder)].map((part) => join(folder, part)) : []))
  .filter((folder) => existsSync(join(folder, 'en.json')));

/**
 * Compiles all catalogs, skipping modules that are up to date.
 * @throws Error with the file and key of an invalid message
 */
export function compileLocales() {
  for (const folder of folders) {
    const target = folder.replace(/[\\/]locales/, '/src$&');
    /** @type {Record<string, Texts>} */
    const english = read(join(folder, 'en.json'));
    /** @type {Map<string, string>} */
    const files = new Map();
    const note = `// Generated from locales by ${relative(root, import.meta.filename)}\n`;
    for (const [section, texts] of Object.entries(english)) {
      const code = compile(`${relative(root, folder)}/en.json`, { [section]: texts });
      const named = code.slice(code.indexOf('{', 1), -1).replace('{', `{ $: [${JSON.stringify(section)}],`);
      files.set(`en/${section}.ts`, `${writeHead(named)}export const ${section} = ${named};\n`);
    }
    for (const language of others) {
      const file = join(folder, `${language}.json`);
      const code = compile(relative(root, file), english, existsSync(file) ? read(file) : {}, language);
      const types = Object.keys(english).map(
        (section) => `${section}: Omit<typeof import('./en/${section}.js').${section}, '$'>`,
      );
      files.set(`${language}.ts`, `${writeHead(code)}export default ${code} satisfies {\n${types.join(';\n')} };\n`);
    }
    // Apps load their packages' strings in the same chunk as theirs.
    const manifest = join(dirname(folder), 'package.json');
    const { dependencies = {} } = existsSync(manifest) ? read(manifest) : {};
    const used = relative(root, folder).startsWith('apps')
      ? [
          ...folders
            .map((one) => relative(root, one).replaceAll('\\', '/').replace('packages/', '@clothesline/'))
            .filter((one) => one.split('/').slice(0, 2).join('/') in dependencies),
          ...folders.filter((one) => dirname(one) === folder).map((one) => `../${basename(one)}`),
        ]
      : [];
    for (const language of used.length > 0 ? others : []) {
      const imports = used
        .map((name, index) => `import c${index} from '${name}/${language}${name.startsWith('.') ? '.js' : ''}';\n`)
        .join('');
      const list = ['own', ...used.map((_, index) => `c${index}`)].join(', ');
      files.set(
        `with-packages/${language}.ts`,
        `${note}${imports}import own from '../${language}.js';\nexport default [${list}];\n`,
      );
    }
    const from = used.length > 0 ? 'with-packages/' : '';
    const loaders = others.map(
      (one) => `${JSON.stringify(one)}: () => import('./${from}${one}.js').then((it) => it.default)`,
    );
    if (existsSync(join(folder, 'languages.json'))) {
      const pick = (/** @type {'name' | 'firstName'} */ key) =>
        JSON.stringify(Object.fromEntries(Object.entries(languages).map(([language, one]) => [language, one[key]])));
      files.set(
        'languages.ts',
        `${note}export const siteLanguages = ${JSON.stringify(Object.keys(languages))} as const;
/** Names of the languages, each in itself. */
export const languageNames = ${pick('name')} as const;
/** Name of a new account by the language of its page, until its owner chooses a name. */
export const firstNames = ${pick('firstName')};\n`,
      );
    }
    // Apps load the parts of their packages themselves.
    if (basename(folder) === 'locales') files.set('all.ts', `${note}export default { ${loaders.join(', ')} };\n`);
    for (const old of existsSync(target) ? readdirSync(target, { recursive: true, encoding: 'utf8' }) : []) {
      const [part = ''] = old.split(/[\\/]/);
      if (old.endsWith('.ts') && !files.has(old.replaceAll('\\', '/')) && !folders.includes(join(folder, part))) {
        rmSync(join(target, old));
      }
    }
    for (const [name, text] of files) {
      const file = join(target, name);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      mkdirSync(dirname(file), { recursive: true });
      // Write atomically, since other builds may read it.
      writeFileSync(`${file}.${process.pid}`, text);
      renameSync(`${file}.${process.pid}`, file);
    }
  }
}

await script(import.meta.url, async () => {
  compileLocales();
  return 0;
});
