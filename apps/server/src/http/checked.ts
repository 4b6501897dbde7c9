import { readIssues } from '@clothesline/api-client/contract';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { HttpError } from './httpError.js';

export function checked<Schema extends $ZodType>(schema: Schema, input: unknown): output<Schema> {
  const result = safeParse(schema, input);
  if (result.success) return result.data;
  throw new HttpError(400, 'checkInput', { issues: readIssues(result.error) });
}

export function readQuery(address: string): Record<string, string> {
  return Object.fromEntries([...new URL(address).searchParams].toReversed());
}
