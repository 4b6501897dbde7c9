import type { AuthContext } from 'better-auth';
import { createHash } from 'node:crypto';

type Adapter = AuthContext['adapter'];

interface Query {
  model: string;
  where?: readonly { field: string; value: unknown }[];
  data?: Record<string, unknown>;
}

const methods = ['create', 'findOne', 'findMany', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

/** Only stores hashes of session tokens, so a leaked table can't be used to sign in. */
export function withHashedTokens(adapter: Adapter): Adapter {
  const wrapped = methods.map((name) => {
    const inner = adapter[name] as (query: Query) => Promise<unknown>;
    async function hashing(query: Query): Promise<unknown> {
      const { model, where, data } = query;
      if (model !== 'session') return inner(query);
      const token = where?.find(({ field }) => field === 'token')?.value ?? data?.token;
      const row = await inner({
        ...query,
        ...(where && {
          where: where.map((one) => (one.field === 'token' ? { ...one, value: hashToken(one.value) } : one)),
        }),
        ...(data?.token !== undefined && { data: { ...data, token: hashToken(data.token) } }),
      });
      // Better Auth copies the token of this row into the cookie, so it needs the original
      return isRow(row) && token !== undefined ? { ...row, token } : row;
    }
    return [name, hashing];
  });
  return { ...adapter, ...Object.fromEntries(wrapped) };
}

function isRow(answer: unknown): answer is object {
  return typeof answer === 'object' && answer !== null && 'token' in answer;
}

function hashToken(token: unknown): string {
  return createHash('sha256').update(String(token)).digest('hex');
}
