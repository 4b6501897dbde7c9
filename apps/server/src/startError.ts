/** The server cannot start. The message is one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The reason that an unknown thing thrown gives: an error's message, on one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The code of a system or database error ('EACCES', '23505'), where it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
