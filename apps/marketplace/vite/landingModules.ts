import { build, type InlineConfig } from 'vite';
import { routes } from '../budget.mjs';

interface LandingModules {
  base: ReadonlySet<string>;
  map: ReadonlySet<string>;
}

/** Only the bundler knows which modules are really used, so run a build without output. */
export async function findLandingModules(config: InlineConfig): Promise<LandingModules> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('Expected a single build output.');
  const chunks = new Map(built.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  function listModules(entry: string): string[] {
    const files = new Set(
      [...chunks.values()].filter((one) => one.facadeModuleId?.endsWith(entry)).map((one) => one.fileName),
    );
    for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
    return [...files].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {}));
  }
  function listShared(entries: readonly string[]): string[] {
    const all = [...new Set(entries)].map(listModules);
    return all.flatMap((modules, index) =>
      modules.filter((id) => all.slice(0, index).some((other) => other.includes(id))),
    );
  }
  const base = new Set([...listModules('/index.html'), ...listShared(routes.map(({ screen }) => screen))]);
  const map = new Set(listShared(routes.flatMap((route) => route.map ?? [])).filter((id) => !base.has(id)));
  return { base, map };
}
