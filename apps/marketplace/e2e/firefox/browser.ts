import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Drives the installed Firefox ESR through WebDriver BiDi, as Playwright only supports its own patched build. */
export interface Firefox {
  /** Returns the uncaught errors since the last call, excluding failed downloads. */
  uncaught(): string[];
  /** Runs a script before each page's own scripts. Call the returned function to stop. */
  beforeEachPage(source: string): Promise<() => Promise<void>>;
  allowPosition(origin: string, position: { latitude: number; longitude: number }): Promise<() => Promise<void>>;
  open(address: string): Promise<void>;
  type(text: string): Promise<void>;
  evaluate<Input, Result>(run: (input: Input) => Result | Promise<Result>, input: Input): Promise<Result>;
  close(): void;
}

/** In ms. */
const startTimeout = 60_000;

export async function startFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'clothesline-firefox-'));
  // deny geolocation by default, otherwise the permission prompt would block the page
  writeFileSync(join(profile, 'user.js'), 'user_pref("permissions.default.geo", 2);');
  const browser = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const socket = new WebSocket(`${await readAddress(browser.stderr)}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let errors: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data));
    if (type === 'event') {
      if (
        method === 'log.entryAdded' &&
        params.type === 'javascript' &&
        !/^Loading (failed|module)/.test(params.text)
      ) {
        errors.push(params.text);
      }
    } else if (type === 'error') pending.get(id)?.reject(new Error(message));
    else pending.get(id)?.resolve(result);
  });
  let calls = 0;
  function call(method: string, params: object): Promise<Record<string, unknown>> {
    const settled = Promise.withResolvers<Record<string, unknown>>();
    pending.set(++calls, settled);
    socket.send(JSON.stringify({ id: calls, method, params }));
    return settled.promise;
  }

  await call('session.new', { capabilities: {} });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  await call('network.setCacheBehavior', { cacheBehavior: 'bypass' });
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;

  return {
    uncaught() {
      const found = errors;
      errors = [];
      return found;
    },
    async beforeEachPage(source) {
      const { script } = await call('script.addPreloadScript', {
        functionDeclaration: `() => { if (location.protocol === 'http:') ${source} }`,
      });
      return async () => void (await call('script.removePreloadScript', { script }));
    },
    async allowPosition(origin, position) {
      const set = async (state: string, coordinates: typeof position | null) => {
        await call('permissions.setPermission', { descriptor: { name: 'geolocation' }, origin, state });
        await call('emulation.setGeolocationOverride', { coordinates, contexts: [context] });
      };
      await set('granted', position);
      return () => set('denied', null);
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async open(url) {
      // navigate through about:blank because changing only the hash doesn't reload the page
      await call('browsingContext.navigate', { context, url: 'about:blank', wait: 'interactive' });
      await call('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async evaluate(run, input) {
      const expression = `(async () => JSON.stringify(await (${String(run)})(${JSON.stringify(input)})))()`;
      const answer = await call('script.evaluate', { expression, target: { context }, awaitPromise: true });
      const { result, exceptionDetails } = answer as {
        result?: { value?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    close() {
      socket.close();
      browser.once('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 10 }));
      browser.kill();
    },
  };
}

/** Firefox prints its WebDriver address to stderr. */
function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Firefox did not start in ${startTimeout} ms.`)), startTimeout).unref();
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      const [, address] = /BiDi listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
  });
}
