import { panelTexts } from 'virtual:files';
import { make } from '../../loader/make.js';
import { style } from './panelStyle.js';

/** Actions of a visitor in the panel before the chat's code was there. */
export interface Early {
  text: string;
  /** Position of the caret in the text; undefined without the focus. */
  caret: number | undefined;
  wantsToSend: boolean;
  /** Whether an input method is in the middle of a word. */
  isComposing: boolean;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

/**
 * Shows the panel of a chat that is still loading after a press of the launcher, so that the visitor can write at once.
 */
export function drawEarlyPanel(chat: Element, frame: Element, onClose: () => void) {
  const root = frame.getRootNode() as ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const product = chat.getAttribute('product') ?? 'Clothesline';
  const className = `p ${chat.getAttribute('placement') === 'start' ? 's' : ''}`;
  const ariaLabel = panelTexts.title.replace('{product}', product);
  const panel = make(frame, 'div', { className, role: 'dialog', ariaLabel, part: 'panel' });
  const header = make(panel, 'div', { className: 'h' });
  make(header, 'b', { textContent: ariaLabel });
  header.append(panelTexts.automated);
  make(header, 'button', { className: 'x', ariaLabel: panelTexts.closeChat, textContent: '✕', onclick: onClose });
  make(make(panel, 'div', { className: 'm' }), 'span', {
    textContent: chat.getAttribute('greeting') ?? panelTexts.greeting.replace('{product}', product),
  });
  const input = make(make(panel, 'div', { className: 'w' }), 'textarea', {
    ariaLabel: panelTexts.inputLabel,
    placeholder: panelTexts.placeholder,
    enterKeyHint: 'send',
    autocomplete: 'off',
  });
  let [wantsToSend, isComposing] = [false, false];
  for (const kind of ['compositionstart', 'compositionend']) {
    input.addEventListener(kind, () => (isComposing = kind.endsWith('start')));
  }
  // Keeps typed keys from the page's hotkeys.
  for (const kind of ['keypress', 'keyup']) panel.addEventListener(kind, (event) => event.stopPropagation());
  panel.addEventListener('keydown', (event) => {
    event.stopPropagation();
    // Safari ends a composition with key code 229 alone, as `isComposing` of @clothesline/ui says.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    wantsToSend = true;
  });
  input.focus();
  return {
    read: (): Early => ({
      text: input.value,
      caret: root.activeElement === input ? input.selectionStart : undefined,
      wantsToSend,
      isComposing,
    }),
    remove: () => panel.remove(),
  };
}
