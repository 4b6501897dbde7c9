import { perDocument } from './perDocument.js';

/**
 * Adds styles to a shadow root as constructable sheets, which are parsed once per document and which no content
 * security policy refuses. A sheet belongs to a document: call it again after an adoption. Falls back to `<style>` if
 * the browser has no constructable sheets (Safari before 16.4, jsdom).
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
 * Returns the frame style of every element. A page's `* { … }` beats `:host { all: initial }`, so the reset is on an
 * inner root that the page cannot select; only `direction` is inherited, on purpose. Rules are `!important` if a
 * page's rules would break the widget. The pseudo-element has wide content that can shrink to 0, so that the element
 * fills the available width in a parent that fits its content (a flex item, a float, a centered column).
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
