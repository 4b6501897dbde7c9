import * as z from 'zod/mini';
import { donationLimits } from '@clothesline/api-client/contract';
import type { Config } from '../../config/readConfig.js';
import type { PhotoStore } from '../../photos/photoStore.js';
import type { Database } from '../../store/database.js';

/** Exit codes. */
export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** Invalid command-line arguments. The message should be a single sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The command is fine but can't be carried out, e.g. because the donation doesn't exist. The message should be a single
 * sentence.
 */
export class ActError extends Error {
  override readonly name = 'ActError';
}

export interface Operator {
  database: Database;
  photos: PhotoStore;
  config: Config;
  now: () => Date;
}

export interface Answer {
  json: unknown;
  text: string;
  exitCode?: number;
}

export interface OptionHelp {
  what: string;
  value?: string;
  /** Short form. */
  short?: string;
}

export interface CommandHelp {
  what: string;
  arguments?: Record<string, string>;
  options?: Record<string, OptionHelp>;
  more?: string;
}

export interface Act<Input = unknown> extends CommandHelp {
  input: z.ZodMiniType<Input>;
  isFinal?: boolean;
  makesStore?: boolean;
  run(operator: Operator, input: Input): Promise<Answer>;
}

export function act<Input>(definition: Act<Input>): Act {
  const { input, run } = definition;
  return {
    ...definition,
    input,
    run: (operator, given) => run(operator, parsed(input, given)),
  };
}

export function parsed<Input>(schema: z.ZodMiniType<Input>, given: unknown): Input {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new UsageError(`${issue?.path.join('.').toUpperCase() || 'The words'}: ${issue?.message}.`);
}

const idError = 'expected a number such as 12';

export const idText = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/, idError)), z.transform(Number)),
  z.int({ error: idError }).check(z.maximum(donationLimits.id, idError)),
);

const reasonError = 'expected a reason in 1 to 1,000 characters; write --reason "…"';

export const reasonText = z
  .string({ error: reasonError })
  .check(z.trim(), z.minLength(1, reasonError), z.maxLength(1000, reasonError));

const limitError = 'expected a whole number from 1 to 100000';

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
