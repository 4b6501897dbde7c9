import { describe, expect, it } from 'vitest';
import { formatHelp, formatAllHelp } from './help.js';
import { parseLine } from './parseLine.js';
import { UsageError } from './command.js';
import { commands } from './commands.js';

describe('Command-line arguments', () => {
  it.each(Object.entries(commands))('%s has its own help', (name, word) => {
    expect(parseLine([...name.split(' '), '--help'])).toMatchObject({ name, wantsHelp: true });
    const help = formatHelp(name, word);
    expect(help).toContain(`Usage: clothesline ${name}`);
    for (const option of Object.keys(word.options ?? {})) expect(help).toContain(`--${option}`);
    expect(formatAllHelp()).toContain(`  ${name}`);
  });

  it('accept options in any order', () => {
    const wanted = { name: 'donations hide', input: { ID: '12', reason: 'Bad' }, wantsJson: true };
    expect(parseLine(['donations', 'hide', '12', '--reason', 'Bad', '--json'])).toMatchObject(wanted);
    expect(parseLine(['donations', 'hide', '--json', '--reason=Bad', '12'])).toMatchObject(wanted);
    expect(parseLine(['people', 'delete', '-y', '7'])).toMatchObject({ isSure: true, input: { ID: '7' } });
  });

  it.each([
    ['nonsense', 'There is no word "nonsense"'],
    ['donations nonsense', 'There is no word "donations nonsense"'],
    ['donations hide', 'ID is missing'],
    ['donations show 1 2', '"2" is one word too many'],
    ['donations list --yes', "Unknown option '--yes'"],
    ['--nonsense', "Unknown option '--nonsense'"],
    ['donations list --version', "Unknown option '--version'"],
    ['donations hide 1 --reason', "'--reason <value>' argument missing"],
  ])('reject "%s"', (line, reason) => {
    expect(() => parseLine(line.split(' '))).toThrow(UsageError);
    expect(() => parseLine(line.split(' '))).toThrow(reason);
  });

  it.each(['', 'donations', '--help', 'people --help'])('print the help for "%s"', (line) => {
    expect(parseLine(line.split(' ').filter(Boolean))).toMatchObject({ wantsHelp: true });
  });
});
