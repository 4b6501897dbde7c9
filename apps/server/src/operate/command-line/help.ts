import { exitCodes } from './command.js';
import { commands, type Command } from './commands.js';

const common = {
  help: { what: 'print this', short: 'h' },
  json: { what: 'print JSON' },
};

export function formatHelp(name: string, word: Command): string {
  const names = Object.keys(word.arguments ?? {});
  const options = { ...word.options, ...common };
  return [
    word.what,
    '',
    `Usage: clothesline ${[name, ...names].join(' ')} [options]`,
    ...section('Arguments', Object.entries(word.arguments ?? {})),
    ...section(
      'Options',
      Object.entries(options).map(
        ([option, { what, value, short }]: [string, { what: string; value?: string; short?: string }]) => [
          `${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`,
          what,
        ],
      ),
    ),
    ...(word.more ? ['', word.more] : []),
  ].join('\n');
}

export function formatAllHelp(group = ''): string {
  const chosen = Object.entries(commands).filter(([name]) => group === '' || name.startsWith(`${group} `));
  return [
    'The operator’s command line of Clothesline.',
    '',
    `Usage: clothesline ${group === '' ? 'WORD' : `${group} WORD`} [options]`,
    ...section(
      'Words',
      chosen.map(([name, word]) => [[name, ...Object.keys(word.arguments ?? {})].join(' '), word.what]),
    ),
    '',
    'It works on the store that DATA_DIR (.data where it is not set) or DATABASE_URL names, also while the server runs.',
    'Each word has --help and --json; "clothesline --version" prints the version.',
    `Exit codes: ${exitCodes.done} done, ${exitCodes.failed} failed or refused, ${exitCodes.usage} not understood.`,
  ].join('\n');
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  if (rows.length === 0) return [];
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', `${title}:`, ...rows.map(([name, what]) => `  ${name.padEnd(width)}  ${what}`)];
}
