import { parseArgs } from 'node:util';
import { errorReason } from '../../config/startError.js';
import { UsageError } from './command.js';
import { commands, type Command } from './commands.js';

export interface ParsedLine {
  word?: Command;
  name: string;
  input: Record<string, unknown>;
  wantsHelp: boolean;
  wantsVersion: boolean;
  wantsJson: boolean;
  isSure: boolean;
}

export function parseLine(line: readonly string[]): ParsedLine {
  const { name, rest } = findName(line);
  const word = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const { values, positionals } = parse(rest, word, name === '');
  const { help, version, json, ...others } = values;
  const { yes, ...options }: Record<string, unknown> = others;
  const command = {
    ...(word && { word }),
    name,
    wantsHelp: help ?? false,
    wantsVersion: version === true,
    wantsJson: json ?? false,
    isSure: yes === true,
  };
  if (command.wantsHelp || command.wantsVersion) return { ...command, input: {} };
  if (!word) {
    if (positionals.length === 0 && (name === '' || isGroup(name))) return { ...command, wantsHelp: true, input: {} };
    throw new UsageError(
      `There is no word "${[name, positionals[0]].filter(Boolean).join(' ')}"; see "clothesline --help".`,
    );
  }
  const names = Object.keys(word.arguments ?? {});
  const missing = names[positionals.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing; see "clothesline ${name} --help".`);
  const tooMany = positionals[names.length];
  if (tooMany !== undefined) {
    throw new UsageError(`"${tooMany}" is one word too many; see "clothesline ${name} --help".`);
  }
  return { ...command, input: { ...Object.fromEntries(names.map((key, at) => [key, positionals[at]])), ...options } };
}

/** Commands may consist of two words, so try the longer name first. */
function findName(line: readonly string[]): { name: string; rest: readonly string[] } {
  const [first = '', second = ''] = line;
  if (Object.hasOwn(commands, `${first} ${second}`)) return { name: `${first} ${second}`, rest: line.slice(2) };
  if (Object.hasOwn(commands, first) || isGroup(first)) return { name: first, rest: line.slice(1) };
  return { name: '', rest: line };
}

export function isGroup(name: string): boolean {
  return Object.keys(commands).some((word) => word.startsWith(`${name} `));
}

function parse(args: readonly string[], word: Command | undefined, isAlone: boolean) {
  const options = Object.entries(word?.options ?? {}).map(
    ([name, { value, short }]) =>
      [name, { type: value === undefined ? 'boolean' : 'string', ...(short && { short }) }] as const,
  );
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(options),
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        ...(isAlone && { version: { type: 'boolean' } }),
      },
    });
  } catch (error) {
    // strip Node's advice, it makes no sense here
    const [reason = ''] = errorReason(error).split('. To specify a positional');
    throw new UsageError(reason.endsWith('.') ? reason : `${reason}.`);
  }
}
