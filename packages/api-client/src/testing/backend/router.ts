import { errorText } from '../../members/texts.js';
import type { Endpoint } from '../../contract/endpoints.js';
import { HttpError } from './http.js';

export interface Match<Name extends string> {
  name: Name;
  params: Record<string, string>;
}

export function matchEndpoint<Name extends string>(
  table: Record<Name, Pick<Endpoint, 'method' | 'path'>>,
  method: string,
  path: string,
): Match<Name> {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed = new Set<string>();
  // In table order, since `/nearby` precedes `/{id}`.
  for (const name in table) {
    const endpoint = table[name];
    const params = matchPath(endpoint.path, path);
    if (!params) continue;
    if (endpoint.method === wanted) return { name, params };
    allowed.add(endpoint.method);
  }
  if (allowed.size === 0) throw new HttpError(404, errorText('noSuchCall'));
  if (allowed.has('GET')) allowed.add('HEAD');
  throw new HttpError(405, errorText('notPossible', { method }), { Allow: [...allowed].join(', ') });
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return undefined;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new HttpError(400, errorText('badAddress'));
  }
}
