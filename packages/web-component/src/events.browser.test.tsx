import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage, inside, press } from './testing/page.js';
import { defineProbe } from './testing/probe.js';

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
});
afterEach(() => page.root.remove());

describe('events', () => {
  it('have names and details, bubble, and cross shadow roots', async () => {
    const { tag, define } = defineProbe();
    define();
    const outer = document.createElement('div');
    page.root.append(outer);
    outer.attachShadow({ mode: 'open' }).innerHTML = `<${tag}></${tag}>`;
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener('test-message', heard, { once: true });
    await press(outer.shadowRoot?.firstElementChild as Element, 'Say');
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0]).toMatchObject({
      detail: { text: 'Hello' },
      bubbles: true,
      composed: true,
      cancelable: false,
    });
  });

  it('can be prevented if the table allows it', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    await press(element, 'Select');
    element.addEventListener('test-select', (event) => event.preventDefault());
    await press(element, 'Select');
    expect(log.prevented).toEqual([false, true]);
  });

  it('report readiness and failure only once', async () => {
    const { tag, define } = defineProbe();
    define();
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    for (const type of ['test-ready', 'test-error']) page.root.addEventListener(type, hear);
    const element = page.put(`<${tag}></${tag}>`);
    await waitFor(() => expect(heard).toEqual(['test-ready']));
    await press(element, 'Fail');
    await press(element, 'Fail');
    element.setAttribute('label', 'Again');
    await inside(element).findByText('Again: 0');
    expect(heard).toEqual(['test-ready', 'test-error']);
  });
});

it('does not dispatch events with native names on the window', async () => {
  const { tag, define } = defineProbe();
  define();
  const [own, platform] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const names = ['message', 'select', 'error'];
  for (const name of names) window.addEventListener(name, platform);
  for (const name of names) window.addEventListener(`test-${name}`, own);
  const element = page.put(`<${tag}></${tag}>`);
  for (const button of ['Say', 'Select', 'Fail']) await press(element, button);
  for (const name of names) window.removeEventListener(name, platform);
  for (const name of names) window.removeEventListener(`test-${name}`, own);
  expect(platform).not.toHaveBeenCalled();
  expect(own).toHaveBeenCalledTimes(3);
});

describe('a component that throws', () => {
  it('shows and reports an error, and does not affect its siblings', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { tag, define } = defineProbe();
    define();
    const heard = vi.fn<(event: Event) => void>();
    page.root.addEventListener('test-error', heard);
    const broken = page.put(`<${tag} label="throw"></${tag}>`);
    const sibling = page.put(`<${tag}></${tag}>`);
    await inside(broken).findByRole('alert');
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ target: broken, detail: { message: 'The probe broke' } });
    await press(sibling, 'Count: 0');
    expect(inside(sibling).getByText('Count: 1')).toBeTruthy();
    expect(error).toHaveBeenCalled();
  });

  it('can be retried', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag} label="throw"></${tag}>`);
    await inside(element).findByRole('alert');
    element.setAttribute('label', 'Mended');
    await press(element, 'Try again');
    expect(await inside(element).findByText('Mended: 0')).toBeTruthy();
  });
});
