import { engine, files, languages } from 'virtual:files';
import { preload, runAll } from './chunks.js';
import { getLanguage } from './getLanguage.js';
import { followChats } from './panel/panel.js';
import type { Catalogs, Hosts, LanguageFiles, LoadPart, Run, WidgetChunk } from './types.js';

/**
 * Loads and registers a widget. `embed.js` contains the hash of this file, and this file contains the hashes of all
 * others. This prevents unverified code from running while the script on every page stays small.
 * @param script The loader's script element, which lists the hosts
 * @param elements Returns the elements with a tag
 * @param run Runs a module with the given hash (see loader/run.ts)
 * @throws If a file can't be loaded or doesn't match its hash
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
    // Load the translations first, since a widget without them is blank. Falls back to English on failure.
    await Promise.all(elements(tag).map(async (element) => catalogs[getLanguage(element) ?? '']?.())).catch(() => {});
    return () => widget.define(hosts, catalogs, part);
  };
  if (tag.endsWith('chat')) await followChats(withoutCopies(elements(tag)), tag, register);
  else (await register())();
}

/** If the snippet was pasted twice, only the last chat remains because its launcher covers the others. */
function withoutCopies(chats: HTMLElement[]): HTMLElement[] {
  const known = new Set<string>();
  return chats.reverse().filter((chat) => {
    chat.hidden ||= known.has(chat.outerHTML);
    known.add(chat.outerHTML);
    return !chat.hidden;
  });
}
