import { apiHost } from '../../lib/apiHost.js';
import type { SnippetVersion } from './snippet.js';

export function askOrigin(site: string, signal: AbortSignal): Promise<{ origin: string; mayList: boolean }> {
  return read(`origin?${new URLSearchParams({ site })}`, signal);
}

export async function readNewestVersion(signal: AbortSignal): Promise<SnippetVersion> {
  const { folder, files } = await read<{ folder: string; files: Record<string, { integrity: string }> }>(
    'latest/embed.json',
    signal,
  );
  return { folder, integrity: files['embed.js']?.integrity ?? '' };
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`${apiHost()}/embed/${path}`, { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as Answer;
}
