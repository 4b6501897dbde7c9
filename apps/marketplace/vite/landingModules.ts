import { build, type InlineConfig } from 'vite';
import { routes } from '../budget.mjs';

/**
 * Finds the modules of one chunk for every first visit: those of the frame, and those that at least two of the routes
 * share on which visitors land. Builds the app once without writing it, since only the bundler knows what is used.
 */
export async function findLandingModules(config: InlineConfig): Promise<ReadonlySet<string>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The build has no single output.');
  const chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  /** Modules that a chunk needs at once. */
  function listModules(isStart: (facade: string) => boolean): string[] {
    const files = new Set(
      [...chunks.values()].filter((one) => isStart(one.facadeModuleId ?? '')).map((one) => one.fileName),
    );
    // A set grows while it is walked.
    for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
    return [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));
  }
  const frame = listModules((facade) => facade.endsWith('index.html'));
  const uses = new Map<string, number>();
  for (const { modules } of routes) {
    const needed = new Set(modules.flatMap((module) => listModules((facade) => facade.endsWith(module))));
    for (const id of needed) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return new Set([...frame, ...[...uses].flatMap(([id, count]) => (count > 1 ? [id] : []))]);
}
