import { getLanguage } from '../getLanguage.js';
import { drawEarlyPanel, type Early } from './earlyPanel.js';

const known = new WeakMap<HTMLElement, Waiting>();
const frame = () => new Promise(requestAnimationFrame);

interface Waiting {
  chat: HTMLElement;
  launcher: HTMLButtonElement;
  panel: ReturnType<typeof drawEarlyPanel> | undefined;
  /** Whether the launcher was clicked but there's no panel for the chat's language. */
  isAwaited?: boolean;
}

/**
 * Shows a panel while the chat's code is loading. The chat then replaces it and takes over the text. The loader marks
 * launchers that have been clicked as expanded.
 * @param register Loads the code. The function it resolves to registers the tag
 */
export async function followChats(
  chats: readonly HTMLElement[],
  tag: string,
  register: () => Promise<() => void>,
): Promise<void> {
  const waiting = chats.flatMap((chat) => wait(chat) ?? []);
  const defineChat = await register();
  // Don't swap elements during an interaction: replacing a pressed launcher would lose the click, and replacing the
  // input would break an IME composition.
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

/** Placeholder for an empty panel, used to focus the chat's input. */
const nothingWritten: Early = { text: '', caret: 0, wantsToSend: false, isComposing: false };

/** Handles clicks on the launcher. If it was already clicked, the panel is shown right away. */
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
    // The early panel is only available in English. For other languages, wait for the translation and then open the
    // chat.
    if (getLanguage(chat)) waiting.isAwaited = !chat.hasAttribute('open');
    else waiting.panel = drawEarlyPanel(chat, place, close);
    launcher.ariaExpanded = 'true';
  };
  known.set(chat, waiting);
  launcher.addEventListener('click', () => (waiting.panel ? close() : show()));
  if (launcher.ariaExpanded === 'true' || chat.hasAttribute('open')) show();
  return waiting;
}

/** Replaces the early panel with the real panel, skipping the animation and preserving the text. */
async function open(chat: HTMLElement, early: Early | undefined): Promise<void> {
  const still = '--clothesline-motion-medium';
  const before = chat.style.getPropertyValue(still);
  if (early) chat.style.setProperty(still, '0s');
  Object.assign(chat, { open: true });
  if (!early) return;
  const input = await soon(() => chat.shadowRoot?.querySelector('textarea'));
  // A chat that was opened by the page must not take the focus.
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

/** Waits until an element has been rendered. Tries a few microtasks first to avoid a visible gap. */
async function soon<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  for (let tries = 0; tries < 60; tries++) {
    const found = find();
    if (found) return found;
    await (tries < 9 ? undefined : frame());
  }
  return undefined;
}
