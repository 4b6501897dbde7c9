import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPage, grace, inside, press } from './testing/page.js';
import { defineProbe, type ProbeElement } from './testing/probe.js';

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
});
afterEach(() => page.root.remove());

describe('a page that changes', () => {
  it('can move the element without losing its state', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    await press(element, 'Count: 0');
    const elsewhere = document.createElement('section');
    page.root.append(elsewhere);
    elsewhere.append(element);
    await grace();
    expect(inside(element).getByText('Count: 1')).toBeTruthy();
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
    await press(element, 'Count: 1');
    expect(inside(element).getByText('Count: 2')).toBeTruthy();
  });

  it('can remove and soon reinsert the element without losing its state', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    await press(element, 'Count: 0');
    element.remove();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    element.setAttribute('label', 'Back');
    page.root.append(element);
    expect(await inside(element).findByText('Back: 1')).toBeTruthy();
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  it('can move the element with moveBefore', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    await press(element, 'Count: 0');
    const elsewhere = document.createElement('section');
    page.root.append(elsewhere);
    elsewhere.moveBefore(element, null);
    await grace();
    expect(inside(element).getByText('Count: 1')).toBeTruthy();
    expect(log).toMatchObject({ mounts: 1, unmounts: 0 });
  });

  it('can remove the element and reinsert it later', async () => {
    const { tag, log, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    const ready = vi.fn<() => void>();
    element.addEventListener('test-ready', ready);
    await press(element, 'Count: 0');
    element.remove();
    await grace();
    expect(log).toMatchObject({ mounts: 1, unmounts: 1 });
    page.root.append(element);
    expect(await inside(element).findByText('Count: 0')).toBeTruthy();
    await waitFor(() => expect(ready).toHaveBeenCalledTimes(2));
    expect(log).toMatchObject({ mounts: 2, unmounts: 1 });
  });

  it('can clone the element, with the same attributes and separate state', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag} label="Twin"></${tag}>`);
    await press(element, 'Twin: 0');
    const clone = element.cloneNode(true) as ProbeElement;
    page.root.append(clone);
    expect(await inside(clone).findByText('Twin: 0')).toBeTruthy();
    expect(inside(element).getByText('Twin: 1')).toBeTruthy();
    expect(clone.shadowRoot?.querySelectorAll('.frame')).toHaveLength(1);
  });

  it('can mount and remove the element 150 times without leaks', async () => {
    const { tag, log, define } = defineProbe();
    define();
    for (let round = 0; round < 150; round++) page.put(`<${tag}></${tag}>`).remove();
    page.put(`<${tag}></${tag}>`);
    await waitFor(() => expect(log.mounts - log.unmounts).toBe(1));
    expect(page.root.childElementCount).toBe(1);
  });
});

describe('a page with a placeholder', () => {
  it('can fill the shadow root, whose content the widget replaces', async () => {
    const { tag, define } = defineProbe();
    const element = page.put(`<${tag} label="One"></${tag}>`);
    const root = element.attachShadow({ mode: 'open' });
    root.innerHTML = '<button>Soon</button>';
    define();
    expect(await inside(element).findByText('One: 0')).toBeTruthy();
    expect(root.textContent).not.toContain('Soon');
    expect(element.shadowRoot).toBe(root);
  });
});
