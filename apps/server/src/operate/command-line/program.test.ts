import type { Command } from 'commander';
import { expect, it, vi } from 'vitest';
import { createProgram } from './program.js';

function parse(line: string) {
  let [out, err] = ['', ''];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((err += text), true));
  const stop = new Error('The command runs.');
  const program = createProgram({
    version: '1.2.3',
    readConfig() {
      throw stop;
    },
    confirm: async () => true,
    print: (text) => void (out += text),
  });
  return program
    .parseAsync(line.split(' ').filter(Boolean), { from: 'user' })
    .then(
      () => '',
      (error: unknown) => (error === stop ? 'runs' : (error as { code: string }).code),
    )
    .then((outcome) => ({ outcome, out, err }))
    .finally(() => stderr.mockRestore());
}

function listCommands(group: Command, prefix = ''): string[] {
  return group.commands.flatMap((command) => {
    const name = `${prefix}${command.name()}`;
    return [name, ...listCommands(command, `${name} `)];
  });
}

const commands = listCommands(
  createProgram({ version: '', readConfig: () => expect.fail(), confirm: async () => true, print: () => {} }),
);

it.each(commands)('%s has help', async (name) => {
  const { outcome, out } = await parse(`${name} --help`);
  expect([outcome, out]).toEqual(['commander.helpDisplayed', expect.stringContaining(`Usage: clothesline ${name}`)]);
});

it.each([
  'people delete 7 -y --reason Spam',
  'people delete --yes --json 7',
  'people list --search=ann --limit 20',
  `photos forbid https://clothes.example/photos/${'a'.repeat(64)}-640.webp --reason Spam`,
  `photos allow ${'a'.repeat(64)} --reason Checked`,
  'restore --replace all.tar',
])('"%s" is accepted', async (line) => {
  expect(await parse(line)).toEqual({ outcome: 'runs', out: '', err: '' });
});

it.each([
  ['nonsense', "clothesline: unknown command 'nonsense'"],
  ['bakup all.tar', '(Did you mean backup?)'],
  ['people nonsense', "clothesline: unknown command 'nonsense'"],
  ['people export', "clothesline: missing required argument 'id'"],
  ['people export x', 'Expected a number such as 12.'],
  ['people export 1 2', 'clothesline: too many arguments'],
  ['audit --yes', "clothesline: unknown option '--yes'"],
  ['audit --limit 0', 'Expected a number from 1 to 100000.'],
  ['photos forbid 12 --reason Spam', 'Expected an address such as /photos/'],
  [`photos forbid ${'a'.repeat(64)}`, "clothesline: required option '--reason <text>' not specified"],
  ['people list --search', "clothesline: option '--search <text>' argument missing"],
])('"%s" is rejected', async (line, reason) => {
  const { outcome, out, err } = await parse(line);
  expect([outcome, out, err]).toEqual([expect.stringMatching(/^commander\./), '', expect.stringContaining(reason)]);
});

it('prints the version', async () => {
  expect((await parse('--version')).out).toBe('1.2.3\n');
});
