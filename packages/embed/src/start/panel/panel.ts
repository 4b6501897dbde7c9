import { languageOf } from '../languageOf.js';
import { drawEarlyPanel, type Early } from './earlyPanel.js';

/** Chats that wait, also while the code is loaded again. */
const known = new WeakMap<HTMLElement, Waiting>();
const frame = () => new Promise(requestAnimationFrame);

/** Chat with a launcher drawn by the loader, until its code has loaded. */
interface Waiting {
  chat: HTMLElement;
  launcher: HTMLButtonElement;
  panel: ReturnType<typeof drawEarlyPanel> | undefined;
  /** Whether the visitor pressed the launcher of a chat that has no early panel. */
  isAwaited?: boolean;
}

/**
 * Shows a panel for writing while the chat's own code loads, which then replaces it and keeps the text. The loader
 * marks a pressed launcher as expanded.
 * @param register Loads the chat's code; what it gives registers the tag
 */
export async function followChats(
  chats: readonly HTMLElement[],
  tag: string,
  register: () => Promise<() => void>,
): Promise<void> {
  const waiting = chats.flatMap((chat) => wait(chat) ?? []);
  const defineChat = await register();
  // Waits for a press or a word to end: a launcher that changes under the finger would lose the click, and an input
  // method its word.
  while (chats.some((chat) => chat.matches(`${tag}:active`)) && !waiting.some(({ panel }) => panel)) await frame();
  while (waiting.some(({ panel }) => panel?.read().isComposing)) await frame();
  const early = waiting.map(({ chat, launcher, panel, isAwaited }) => ({
    chat,
    early: panel?.read() ?? (isAwaited ? nothingWritten : undefined),
    isOpen: launcher.ariaExpanded === 'true',
    isFocused: chat.shadowRoot?.activeElement === launcher,
  }));
  defineChat();
  for (const { chat, early: done, isOpen, isFocused } of early) {
    if (isOpen) void open(chat, done);
    else if (isFocused) chat.shadowRoot?.querySelector('button')?.focus();
  }
}

/** Empty early panel, so that the chat's own takes the focus. */
const nothingWritten: Early = { text: '', caret: 0, wantsToSend: false, isComposing: false };

/** Follows the launcher of a waiting chat; shows the panel if it was pressed before. */
function wait(chat: HTMLElement): Waiting | undefined {
  const before = known.get(chat);
  if (before) return before;
  const launcher = chat.shadowRoot?.querySelector('button');
  const place = launcher?.parentElement;
  if (!launcher || !place) return undefined;
  const waiting: Waiting = { chat, launcher, panel: undefined };
  const close = () => {
    waiting.panel?.remove();
    waiting.panel = undefined;
    launcher.ariaExpanded = 'false';
    launcher.focus();
  };
  const show = () => {
    // Shows no early panel in another language, since the panel is English; the chat opens once its texts have loaded.
    if (languageOf(chat)) waiting.isAwaited = !chat.hasAttribute('open');
    else waiting.panel = drawEarlyPanel(chat, place, close);
    launcher.ariaExpanded = 'true';
  };
  known.set(chat, waiting);
  launcher.addEventListener('click', () => (waiting.panel ? close() : show()));
  if (launcher.ariaExpanded === 'true' || chat.hasAttribute('open')) show();
  return waiting;
}

/** Replaces the early panel by the chat's own, without its animation, and with the written text. */
async function open(chat: HTMLElement, early: Early | undefined): Promise<void> {
  const still = '--clothesline-motion-medium';
  const before = chat.style.getPropertyValue(still);
  if (early) chat.style.setProperty(still, '0s');
  Object.assign(chat, { open: true });
  if (!early) return;
  const input = await soon(() => chat.shadowRoot?.querySelector('textarea'));
  // Focuses only after a press, since a chat that its page opened takes no focus.
  if (early.caret !== undefined) input?.focus();
  if (early.text && input) {
    input.setRangeText(early.text, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.setSelectionRange(early.caret ?? early.text.length, early.caret ?? early.text.length);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    if (early.wantsToSend && (await soon(() => chat.shadowRoot?.querySelector('[role=dialog] button:enabled')))) {
      input.dispatchEvent(enter);
    }
  }
  await frame();
  chat.style.setProperty(still, before);
  if (!chat.getAttribute('style')) chat.removeAttribute('style');
}

/** Finds an element that is about to render, before the next frame if the renderer allows it. */
async function soon<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  for (let tries = 0; tries < 60; tries++) {
    const found = find();
    if (found) return found;
    await (tries < 9 ? undefined : frame());
  }
  return undefined;
}
