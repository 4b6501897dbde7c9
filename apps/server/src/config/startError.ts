/** Aborts startup. The message is shown to the operator and should be a single sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function errorReason(error: unknown): string {
  return errorText(error).replaceAll(/\s+/g, ' ').trim();
}

function errorText(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return JSON.stringify(error);
}

/** The code of a system or database error, e.g. 'EACCES' or '23505'. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
