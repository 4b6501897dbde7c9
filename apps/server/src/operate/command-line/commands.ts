import * as z from 'zod/mini';
import type { Config } from '../../config/readConfig.js';
import { acts } from './acts/index.js';
import { doctor } from './doctor/doctor.js';
import { backup, restore, verify } from './files/backupCommands.js';
import { migrateInput, runMigrate } from './migrations.js';
import { runAct } from './reachStore.js';
import { parsed, type Act, type Answer, type CommandHelp } from './command.js';

const file = z.string().check(z.minLength(1, 'expected the name of a file'));
const fileInput = z.strictObject({ FILE: file });
const restoreInput = z.strictObject({ FILE: file, replace: z._default(z.boolean(), false) });

export interface Surroundings {
  readConfig: () => Config;
}

export interface Command extends CommandHelp {
  isFinal?: boolean | undefined;
  run(surroundings: Surroundings, input: Record<string, unknown>): Promise<Answer>;
}

function actCommand(name: string, act: Act): Command {
  return {
    ...act,
    async run({ readConfig }, input) {
      parsed(act.input, input);
      return runAct(readConfig(), name, input);
    },
  };
}

export const commands: Readonly<Record<string, Command>> = {
  doctor: {
    what: 'Look at configuration, database, photos, mail, disk, clock, permissions and address, and say how to mend what is wrong.',
    async run(surroundings, input) {
      parsed(z.strictObject({}), input);
      return doctor(surroundings);
    },
  },

  backup: {
    what: 'Write everything, photos too, to one file that appears when it is whole; servers go on meanwhile.',
    arguments: { FILE: 'where to; a file of that name is replaced' },
    async run({ readConfig }, input) {
      const { FILE } = parsed(fileInput, input);
      return backup(readConfig(), FILE);
    },
  },

  restore: {
    what: 'Fill an empty store with a backup, all or nothing.',
    arguments: { FILE: 'a backup' },
    options: { replace: { what: 'replace what is there, after a backup of it whose name is printed' } },
    async run({ readConfig }, input) {
      const { FILE, replace } = parsed(restoreInput, input);
      return restore(readConfig(), FILE, { replace });
    },
  },

  verify: {
    what: 'Tell whether a backup is whole and what was written, without restoring it.',
    arguments: { FILE: 'a backup' },
    async run(_surroundings, input) {
      return verify(parsed(fileInput, input).FILE);
    },
  },

  migrate: {
    what: 'Bring the store to the shape of this version; a start of the server does the same.',
    options: { status: { what: 'only list what is done and what is due' } },
    async run({ readConfig }, input) {
      const options = parsed(migrateInput, input);
      return runMigrate(readConfig(), options);
    },
  },

  ...Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, actCommand(name, act)])),
};
