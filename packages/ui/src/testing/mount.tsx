import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ThemeRoot } from '../components/ThemeRoot/ThemeRoot.js';

/** Widgets live in shadow roots. */
export const places = ['document', 'shadow root'] as const;
export type Place = (typeof places)[number];

/** Renders into the document or a shadow root, with the page's styles. */
export function mount(content: ReactNode, place: Place = 'document') {
  const host = document.createElement('div');
  document.body.append(host);
  const parent = place === 'document' ? host : host.attachShadow({ mode: 'open' });
  if (place === 'shadow root') {
    for (const style of document.querySelectorAll('style')) parent.append(style.cloneNode(true));
  }
  const container = document.createElement('div');
  parent.append(container);
  const view = render(<ThemeRoot theme="light">{content}</ThemeRoot>, { container, baseElement: container });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  return { ...view, host, container, active: () => activeElement(container) };
}

function activeElement(container: HTMLElement) {
  const root = container.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
