import { panelStyle, panelTexts } from 'virtual:files';
import { make } from '../../loader/make.js';

export interface Early {
  text: string;
  caret: number | undefined;
  wantsToSend: boolean;
  isComposing: boolean;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(panelStyle);

/** Draws a simple panel while the chat is loading, so the visitor can already start typing. */
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
  // Don't trigger hotkeys of the page while typing.
  for (const kind of ['keypress', 'keyup']) panel.addEventListener(kind, (event) => event.stopPropagation());
  panel.addEventListener('keydown', (event) => {
    event.stopPropagation();
    // Safari ends a composition with key code 229 but without `isComposing`. See `isComposing` in @clothesline/ui.
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
