import * as z from 'zod/mini';
import { donationLimits } from '@clothesline/api-client/contract';
import type { Config } from '../../config/readConfig.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Database } from '../../store/database.js';

/** Exit codes of the command line. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** Invalid or refused command-line input. The message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * A command that cannot be carried out, such as hiding an unknown donation. The message is one sentence for the
 * operator.
 */
export class ActError extends Error {
  override readonly name = 'ActError';
}

/** Parts of a running server, or the same parts opened for one command. */
export interface Operator {
  database: Database;
  photos: PhotoStore;
  config: Config;
  now: () => Date;
}

/** Answer of a command. */
export interface Answer {
  /** Printed with `--json`. */
  json: unknown;
  /** Lines for people. */
  text: string;
  exitCode?: number;
}

export interface OptionHelp {
  what: string;
  /** Name of its value; an option without one is a switch. */
  value?: string;
  /** Short form. */
  short?: string;
}

/** Arguments of a command, for its help and its parser. */
export interface CommandHelp {
  /** One-sentence description. */
  what: string;
  /** Required arguments in order, with their descriptions. */
  arguments?: Record<string, string>;
  options?: Record<string, OptionHelp>;
  /** Further lines of its help. */
  more?: string;
}

/** A command that works only on the database, in the process that has it open. */
export interface Act<Input = unknown> extends CommandHelp {
  /** Parses the arguments and options, all by their names. */
  input: z.ZodMiniType<Input>;
  /** Whether it asks for confirmation. */
  isFinal?: boolean;
  /** Whether it creates a missing database. */
  makesStore?: boolean;
  run(operator: Operator, input: Input): Promise<Answer>;
}

/** Defines a command whose input is parsed before it runs. Throws a `UsageError` for invalid input. */
export function act<Input>(definition: Act<Input>): Act {
  const { input, run } = definition;
  return {
    ...definition,
    input,
    run: (operator, given) => run(operator, parsed(input, given)),
  };
}

/** Parses input. Throws a `UsageError` that names the first problem. */
export function parsed<Input>(schema: z.ZodMiniType<Input>, given: unknown): Input {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${issue?.path.join('.').toUpperCase() || 'The words'}: ${issue?.message}.`);
}

const idError = 'expected a number such as 12';

/** The id of a donation or a person. */
export const idText = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, idError)), z.transform(Number)),
  z.int({ error: idError }).check(z.maximum(donationLimits.id, idError)),
);

const reasonError = 'expected a reason in 1 to 1,000 characters; write --reason "…"';

/** Reason of an act, which the person concerned reads. */
export const reasonText = z
  .string({ error: reasonError })
  .check(z.trim(), z.minLength(1, reasonError), z.maxLength(1000, reasonError));

const limitError = 'expected a whole number from 1 to 100000';

/** How many lines a list has at most. */
export const limitText = z._default(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/, limitError)), z.transform(Number)),
    z.int().check(z.maximum(100_000, limitError)),
  ),
  100,
);

export const limitOption = { limit: { what: 'at most so many, 100 by default', value: 'NUMBER' } } as const;
export const reasonOption = { reason: { what: 'why; whoever it is about reads it', value: 'TEXT' } } as const;
export const yesOption = { yes: { what: 'do not ask', short: 'y' } } as const;
