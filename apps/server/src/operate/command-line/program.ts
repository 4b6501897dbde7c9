import { Command, InvalidArgumentError, Option } from 'commander';
import type { Config } from '../../config/readConfig.js';
import { backup, restore, verify } from './backup.js';
import { doctor } from './doctor/doctor.js';
import { migrate } from './migrate.js';
import { exitCodes, withOperator, type Answer, type Operator } from './operator.js';
import { deletePerson, exportPerson, listModerators, listPeople } from './people.js';
import { audit, decidePhoto, retention, seed } from './site.js';

export interface Surroundings {
  version: string;
  readConfig: () => Config;
  confirm: (question: string) => Promise<boolean>;
  print: (text: string) => void;
}

export function createProgram({ version, readConfig, confirm, print }: Surroundings): Command {
  const program = new Command('clothesline')
    .description('Operates a Clothesline server: checks, backups, accounts and the audit log.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: print,
      outputError: (text, write) => write(text.replace(/^error:/, 'clothesline:')),
    })
    .addHelpText(
      'after',
      `
Uses the database in DATA_DIR (default: .data) or DATABASE_URL, whether or not a server is running.
Commands support --help and --json. Exit codes: ${exitCodes.done} success, ${exitCodes.failed} failure, ${exitCodes.usage} invalid usage.`,
    );

  const add = (name: string, what: string, group = program) =>
    group.command(name).description(what).option('--json', 'print JSON');

  const answer =
    <Given extends unknown[]>(work: (...given: Given) => Promise<Answer>) =>
    async (...given: [...Given, Command]) => {
      const { json, text, exitCode = exitCodes.done } = await work(...(given as unknown as Given));
      print(`${(given.at(-1) as Command).opts().json ? JSON.stringify(json) : text}\n`);
      process.exitCode = exitCode;
    };

  const operate = <Given extends unknown[]>(work: (operator: Operator, ...given: Given) => Promise<Answer>) =>
    answer((...given: Given) => withOperator(readConfig(), (operator) => work(operator, ...given)));

  add('doctor', 'check configuration, database, photos, mail, disk, clock, permissions and address').action(
    answer(() => doctor(readConfig)),
  );
  add('migrate', 'migrate the schema, as a start of the server does')
    .option('--status', 'only list applied and pending migrations')
    .action(answer((options: { status?: boolean }) => migrate(readConfig(), options)));
  add('backup', 'write all data and photos to a file, even while servers are running')
    .argument('<file>', 'an existing file is replaced')
    .action(answer((file: string) => backup(readConfig(), file)));
  add('verify', 'read a whole backup, and count missing photos').argument('<file>', 'a backup').action(answer(verify));
  add('restore', 'restore a backup into an empty database, in one transaction')
    .argument('<file>', 'a backup')
    .option('--replace', 'replace existing data, after making a backup of it')
    .action(answer((file: string, options: { replace?: boolean }) => restore(readConfig(), file, options)));

  const people = program.command('people').description('list, export and delete accounts');
  add('list', 'list accounts, newest first', people)
    .option('--search <text>', 'part of the name or email address')
    .addOption(limitOption())
    .action(operate(listPeople));
  add('export', 'print all data of a person as JSON', people)
    .argument('<id>', 'account id', parseId)
    .action(operate(exportPerson));
  add('delete', 'delete an account permanently, with its donations and messages', people)
    .argument('<id>', 'account id', parseId)
    .option('--reason <text>', 'for the audit log', parseReason)
    .option('-y, --yes', 'do not ask for confirmation')
    .action(
      answer(async (id: number, options: { reason?: string; yes?: boolean }) => {
        if (!options.yes && !(await confirm(`Delete person ${id} permanently?`))) {
          return { json: { id, state: 'kept' }, text: 'Nothing was deleted.', exitCode: exitCodes.failed };
        }
        return withOperator(readConfig(), (operator) => deletePerson(operator, id, options));
      }),
    );
  add('moderators', 'list the addresses in MODERATORS with their accounts').action(operate(listModerators));

  const photos = program.command('photos').description('forbid and allow photos');
  for (const [name, what, state] of [
    ['forbid', 'delete a photo and reject future uploads of it', 'forbidden'],
    ['allow', 'accept uploads of a forbidden photo again', 'allowed'],
  ] as const) {
    add(name, what, photos)
      .argument('<photo>', 'URL or hash of the photo', parsePhoto)
      .requiredOption('--reason <text>', 'for the audit log', parseReason)
      .action(
        operate((operator, hash: string, options: { reason: string }) =>
          decidePhoto(operator, hash, { ...options, state }),
        ),
      );
  }

  add('audit', 'list actions of moderators and operators, newest first')
    .addOption(limitOption())
    .action(operate(audit));
  add('retention', 'delete expired data')
    .option('--dry-run', 'only list each kind of data with its retention period and overdue rows')
    .action(operate(retention));
  add('seed', 'fill an empty database with demo data').action(
    answer(() => withOperator(readConfig(), seed, { makesStore: true })),
  );
  return program;
}

const limitOption = () => new Option('--limit <number>', 'maximum number of rows').default(100).argParser(parseLimit);

function parse(pattern: RegExp, expected: string) {
  return (text: string): string => {
    const [found] = pattern.exec(text.trim()) ?? [];
    if (!found) throw new InvalidArgumentError(`Expected ${expected}.`);
    return found;
  };
}

const parseReason = parse(/^.{1,1000}$/s, 'a reason of 1 to 1,000 characters');
const parseId = (text: string) => Number(parse(/^[1-9]\d{0,8}$/, 'a number such as 12')(text));
const parseLimit = (text: string) => Number(parse(/^([1-9]\d{0,4}|100000)$/, 'a number from 1 to 100000')(text));
/** Accepts a photo's URL as well as its hash. */
const parsePhoto = parse(
  /(?<=^|\/)[0-9a-f]{64}(?=(-\d{1,4}\.webp)?$)/,
  'an address such as /photos/….webp, or the 64 digits in it',
);
