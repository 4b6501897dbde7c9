import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineElement } from './defineElement.js';
import { defineTable } from './table.js';
import { createPage, getFrame, inside, press, shown } from './testing/page.js';
import { defineProbe, probeTable } from './testing/probe.js';

let page: ReturnType<typeof createPage>;
beforeEach(() => {
  page = createPage();
});
afterEach(() => page.root.remove());

describe('styles', () => {
  it('are parsed once per document', async () => {
    const { tag, define } = defineProbe();
    define();
    const [one, two] = [page.put(`<${tag}></${tag}>`), page.put(`<${tag}></${tag}>`)];
    expect(one.shadowRoot?.adoptedStyleSheets).toHaveLength(2);
    expect(one.shadowRoot?.adoptedStyleSheets[1]).toBe(two.shadowRoot?.adoptedStyleSheets[1]);
    expect(one.shadowRoot?.querySelector('style')).toBeNull();
  });

  it('follow an element to another document', async () => {
    const { tag, define } = defineProbe();
    define();
    const element = page.put(`<${tag}></${tag}>`);
    await press(element, 'Count: 0');
    const other = document.createElement('iframe');
    page.root.append(other);
    other.contentDocument?.body.append(element);
    const button = await inside(element).findByText('Count: 1');
    expect(other.contentWindow?.getComputedStyle(button).color).toBe('rgb(1, 2, 3)');
  });

  it('are not affected by the page’s styles', async () => {
    const { tag, define } = defineProbe();
    define();
    const hostile = document.createElement('style');
    hostile.textContent = `
      * { all: unset; display: none; color: red !important; font: 40px fantasy !important; letter-spacing: 1em !important; visibility: hidden !important; }
      ${tag} { display: none !important; }
      .frame { display: none !important; }
      html { font-size: 10px; }`;
    page.root.append(hostile);
    const element = page.put(`<${tag}></${tag}>`);
    await shown(element);
    const frame = getComputedStyle(getFrame(element));
    expect(getComputedStyle(element).display).toBe('block');
    expect([frame.display, frame.visibility, frame.color, frame.fontSize, frame.letterSpacing]).toEqual([
      'block',
      'visible',
      'rgb(0, 0, 0)',
      '16px',
      'normal',
    ]);
  });

  it('let the element be hidden and follow the page’s direction', async () => {
    const { tag, define } = defineProbe();
    define();
    page.root.dir = 'rtl';
    const element = page.put(`<${tag}></${tag}>`);
    expect(getComputedStyle(getFrame(element)).direction).toBe('rtl');
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe('none');
  });

  it('reserve no space for a floating widget', async () => {
    const { tag, define } = defineProbe({ display: 'contents' });
    define();
    page.root.style.transform = 'none';
    const element = page.put(`<${tag} style="transform: scale(2); margin: 40px"></${tag}>`);
    expect(getComputedStyle(element).display).toBe('contents');
  });
});

describe('definitions', () => {
  it('keep an existing definition of a tag', () => {
    const { tag, define } = defineProbe();
    define();
    const first = customElements.get(tag);
    define();
    expect(customElements.get(tag)).toBe(first);
  });

  it('reject global attributes', () => {
    const table = defineTable({
      ...probeTable,
      tag: 'test-title',
      attributes: { title: { type: 'string', description: 'A title' } },
    });
    expect(() => defineElement({ table, component: () => null, styles: [] })).toThrow(/the attribute title would hide/);
  });
});
