import { engine, files, languages } from 'virtual:files';
import { preload, runAll } from './chunks.js';
import { languageOf } from './languageOf.js';
import { followChats } from './panel/panel.js';
import type { Catalogs, Hosts, LanguageFiles, LoadPart, Run, WidgetChunk } from './types.js';

/**
 * Loads and registers a widget. `embed.js` knows this file's hash, and this file those of all others, so that nothing
 * runs unchecked and the script on every page stays small.
 * @param script The tag that loaded the loader: the hosts that its page's owner names
 * @param elements The elements of a tag that the loader knows of
 * @param run Runs a module with the given hash (loader/run.ts)
 * @throws Error where a file cannot be had, or is not what was built
 */
export async function define(
  tag: string,
  script: HTMLScriptElement,
  elements: (tag: string) => HTMLElement[],
  run: Run,
): Promise<void> {
  const hosts: Hosts = [new URL(import.meta.url).origin, ...(script.dataset.hosts?.match(/\S+/g) ?? [])];
  const needed = files[tag] ?? [];
  const part: LoadPart = (name) => runAll(engine[name] ?? [], run);
  const catalogs: Catalogs = Object.fromEntries(
    languages.map((language) => [
      language,
      async () => {
        const all = (await part('languages')) as LanguageFiles;
        const texts = await runAll(all.default[language] ?? [], run);
        return (texts as { default: readonly Record<string, object>[] }).default;
      },
    ]),
  );
  needed.forEach(preload);
  if (tag.endsWith('map') && elements(tag).some((map) => map.getAttribute('mode') !== 'placeholder')) {
    ['live', 'basemap'].forEach((name) => engine[name]?.forEach(preload));
  }
  const register = async () => {
    const widget = (await runAll(needed, run)) as WidgetChunk;
    // Loads the texts first, since a widget that waits for its texts shows an empty place. Stays in English if they fail.
    await Promise.all(elements(tag).map(async (element) => catalogs[languageOf(element) ?? '']?.())).catch(() => {});
    return () => widget.define(hosts, catalogs, part);
  };
  if (tag.endsWith('chat')) await followChats(withoutCopies(elements(tag)), tag, register);
  else (await register())();
}

/**
 * Hides duplicates of a chat whose lines were pasted twice. Keeps the last one, since its launcher lies on the others'.
 */
function withoutCopies(chats: HTMLElement[]): HTMLElement[] {
  const known = new Set<string>();
  return chats.reverse().filter((chat) => {
    chat.hidden ||= known.has(chat.outerHTML);
    known.add(chat.outerHTML);
    return !chat.hidden;
  });
}
