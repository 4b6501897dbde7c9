import { errorReason, StartError } from '../../config/startError.js';
import { HttpError } from '../../http/httpError.js';
import { ActError, exitCodes, UsageError } from './command.js';

const longest = 600;

export interface Failure {
  message: string;
  kind: 'usage' | 'refused' | 'bug';
}

export function describeFailure(error: unknown): Failure {
  const kind =
    error instanceof UsageError
      ? 'usage'
      : error instanceof ActError || error instanceof StartError || error instanceof HttpError
        ? 'refused'
        : 'bug';
  const text = errorReason(error).slice(0, longest);
  return { message: text === '' ? 'Something failed without saying what.' : text, kind };
}

export function exitCode({ kind }: Failure): number {
  return kind === 'usage' ? exitCodes.usage : exitCodes.failed;
}
