import { perDocument } from './perDocument.js';

/**
 * Adds constructable style sheets to a shadow root. They're only parsed once per document, and no content security
 * policy blocks them. Sheets belong to a document, so call this again when the element is adopted. Falls back to
 * `<style>` in Safari before 16.4 and jsdom.
 */
export function adoptSheets(root: ShadowRoot, styles: readonly string[]): void {
  const view = root.ownerDocument.defaultView;
  if (!view) return;
  if (!('adoptedStyleSheets' in root) || !('replaceSync' in view.CSSStyleSheet.prototype)) {
    if (!root.querySelector('style')) root.prepend(...styles.map((text) => styleElement(root.ownerDocument, text)));
    return;
  }
  const sheets = perDocument(root.ownerDocument);
  root.adoptedStyleSheets = styles.map((text) =>
    sheets.share(text, () => {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    }),
  );
}

function styleElement(document: Document, text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  return style;
}

/**
 * Returns the styles that isolate an element from the page. A rule such as `* { … }` on the page beats `:host { all:
 * initial }`, so the reset is applied to an inner root that the page can't select. Only `direction` is inherited on
 * purpose. Rules that would break the widget if overridden are `!important`.
 * The pseudo-element has wide content that can shrink to 0. It makes the element fill the available width even if the
 * parent fits its content (flex items, floats, centered columns).
 */
export function frameStyle(display: 'block' | 'contents'): string {
  return `
:host { display: ${display} !important; box-sizing: border-box !important; min-inline-size: 0 !important; }
:host([hidden]) { display: none !important; }
${display === 'block' ? ':host::before { content: ""; display: grid; grid-template-columns: minmax(0, 1200px); }' : ''}
.frame { all: initial; display: ${display}; box-sizing: border-box; }
.frame > [role="alert"] { display: block; padding: 12px; font: 14px / 1.5 system-ui, sans-serif; color: light-dark(#1f2a3d, #f3ecdf); }
`;
}
