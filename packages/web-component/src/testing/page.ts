import { act, within } from '@testing-library/react';
import type { ProbeElement } from './probe.js';

/** A container for the elements of a test. */
export function createPage() {
  const root = document.createElement('div');
  document.body.append(root);
  return {
    root,
    put(html: string): ProbeElement {
      root.insertAdjacentHTML('beforeend', html);
      // Safe because only tests add elements here.
      return root.lastElementChild as ProbeElement;
    },
  };
}

export function getFrame(element: Element): HTMLElement {
  const frame = element.shadowRoot?.querySelector<HTMLElement>('.frame');
  if (!frame) throw new Error('The element has no frame.');
  return frame;
}

/** Finds by role and text in an element's shadow root. */
export const inside = (element: Element) => within(getFrame(element));

/** The props the probe received. */
export async function shown(element: Element): Promise<unknown> {
  const output = await inside(element).findByRole('status');
  return JSON.parse(output.textContent ?? '');
}

export async function press(element: Element, name: string): Promise<void> {
  const button = await inside(element).findByRole('button', { name });
  act(() => button.click());
}

/** Outlasts the grace period of removed elements. */
export const grace = () => new Promise((resolve) => setTimeout(resolve, 160));
