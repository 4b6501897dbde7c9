import { createFakeBackend } from '@clothesline/api-client/testing';
import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defineChatElement } from './register.js';
import { chatElement } from './table.js';
import { chatMessages as words } from '../messages.js';
import { currentHost } from '../testing/adapter.js';
import { importedStyles } from '../testing/styles.js';

defineChatElement({ styles: importedStyles() });

const host = currentHost();

let backend: ReturnType<typeof createFakeBackend>;
const heard: string[] = [];
const names = ['ready', 'error', ...Object.keys(chatElement.events)];
const hear = ({ type }: Event) => void heard.push(type.replace('clothesline-', ''));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend = createFakeBackend();
  vi.stubGlobal('fetch', backend.fetch);
  heard.length = 0;
  for (const name of names) document.addEventListener(`clothesline-${name}`, hear);
});
afterEach(() => {
  for (const name of names) document.removeEventListener(`clothesline-${name}`, hear);
  for (const element of document.querySelectorAll(chatElement.tag)) element.remove();
  vi.unstubAllGlobals();
});

function put(attributes = `api-host="${host}"`) {
  document.body.insertAdjacentHTML('beforeend', `<${chatElement.tag} ${attributes}></${chatElement.tag}>`);
  // The tag above defines the element's type.
  const element = document.body.lastElementChild as HTMLElement & { open: boolean };
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element is empty.');
  return { element, frame, chat: within(frame) };
}

describe('<clothesline-chat>', () => {
  it('dispatches ready, open, message, and close', async () => {
    const { chat } = put();
    await userEvent.click(await chat.findByRole('button', { name: words.openChat }));
    await userEvent.type(await chat.findByRole('textbox'), 'Any coats?{Enter}');
    await waitFor(() => expect(heard).toEqual(['ready', 'opened', 'message', 'message']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(heard.at(-1)).toBe('closed'));
  });

  it('opens via its `open` property and updates it on close', async () => {
    const { element, chat } = put();
    await chat.findByRole('button', { name: words.openChat });
    element.open = true;
    await userEvent.click(await chat.findByRole('button', { name: words.closeChat }));
    expect(element.open).toBe(false);
    expect(element.hasAttribute('open')).toBe(false);
    element.open = true;
    expect(await chat.findByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(backend.calls).not.toHaveLength(0));
  });

  it('does not share a storage key with the page’s own chat', async () => {
    const another = 'V1StGXR8_Z5jdHi6B-myT';
    const key = `chat_session_id_${host}`;
    localStorage.setItem(key, another);
    const { chat } = put(`api-host="${host}" open`);
    await chat.findByRole('dialog');
    await waitFor(() => expect(localStorage.getItem(`clothesline_${key}`)).toHaveLength(21));
    expect(localStorage.getItem(`clothesline_${key}`)).not.toBe(another);
    expect(localStorage.getItem(key)).toBe(another);
  });

  it('sends no cookies', async () => {
    const { chat } = put();
    await userEvent.click(await chat.findByRole('button', { name: words.openChat }));
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    expect(backend.calls[0]?.credentials).toBe('omit');
  });

  it('does not change the page', async () => {
    const state = () => [
      document.title,
      document.cookie,
      localStorage.length,
      document.activeElement,
      document.body.offsetHeight,
    ];
    const before = state();
    const { chat } = put();
    await chat.findByRole('button', { name: words.openChat });
    expect(state()).toEqual(before);
    expect(backend.calls).toEqual([]);
  });

  it('takes up no space, not even a flex gap', async () => {
    const { element, frame } = put();
    const list = document.createElement('div');
    list.style.cssText = 'display: flex; gap: 40px; width: max-content';
    document.body.append(list);
    list.append(element, document.createElement('b'));
    await within(frame).findByRole('button');
    expect(list.offsetWidth).toBe(0);
    list.remove();
  });

  it('is unaffected by the page’s styles', async () => {
    const clean = put();
    const button = await clean.chat.findByRole('button', { name: words.openChat });
    const look = () => {
      const { width, height, left, top } = button.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, opacity, visibility } = getComputedStyle(button);
      return { width, height, left, top, color, backgroundColor, fontFamily, opacity, visibility };
    };
    const before = look();
    const hostile = document.createElement('style');
    hostile.textContent = `
      :not(html, body) { font: 30px fantasy !important; color: lime !important; visibility: hidden !important; letter-spacing: 9px !important;
          transform: scale(2) !important; filter: blur(4px) !important; position: static !important; opacity: .1 !important; }
      button, clothesline-chat, div { display: none !important; }
      html { font-size: 10px }`;
    document.head.append(hostile);
    expect(look()).toEqual(before);
    hostile.remove();
  });

  it.each(['light', 'dark'])('uses the %s theme regardless of the system setting', async (theme) => {
    const { chat } = put(`api-host="${host}" theme="${theme}"`);
    expect(getComputedStyle(await chat.findByRole('button')).colorScheme).toBe(theme);
  });

  it.each([
    ['', 'light'],
    ['#101014', 'dark'],
  ])('derives the theme from the page’s background: "%s" is %s', async (background, theme) => {
    document.body.style.background = background;
    onTestFinished(() => void (document.body.style.background = ''));
    const { chat } = put();
    expect(getComputedStyle(await chat.findByRole('button')).colorScheme).toBe(theme);
  });

  it('marks its text as English regardless of the page’s language', async () => {
    const { chat } = put();
    expect((await chat.findByRole('button')).closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('keeps the conversation when moved', async () => {
    const { element, chat } = put();
    await userEvent.click(await chat.findByRole('button', { name: words.openChat }));
    await userEvent.type(await chat.findByRole('textbox'), 'Any coats?{Enter}');
    const section = document.createElement('section');
    document.body.append(section);
    section.append(element);
    expect(await chat.findByText('Any coats?')).toBeTruthy();
    await chat.findByText(/^I am an automated assistant/);
    section.remove();
  });

  it('warns about an invalid api-host and uses the default', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { chat } = put('api-host="ftp://nowhere"');
    expect(await chat.findByRole('button', { name: words.openChat })).toBeTruthy();
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/api-host="ftp:\/\/nowhere" is not a web address/)]]);
    await waitFor(() => expect(heard).toEqual(['ready']));
  });

  it('reports an unavailable server once and recovers', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    backend.fail({ networkError: true });
    const { chat } = put();
    await userEvent.click(await chat.findByRole('button', { name: words.openChat }));
    await userEvent.type(await chat.findByRole('textbox'), 'Any coats?{Enter}');
    await chat.findByText(words.sendFailed);
    expect(heard.filter((type) => type === 'error')).toHaveLength(1);
    backend.recover();
    await userEvent.click(chat.getByRole('button', { name: words.tryAgain }));
    expect(await chat.findByText(/^I am an automated assistant/)).toBeTruthy();
  });
});
