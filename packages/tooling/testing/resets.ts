import { afterEach } from 'vitest';

/* After each story, verify that a CSS reset on the page doesn't affect our components. */

const reset = `
  *, *::before, *::after { box-sizing: content-box; margin: 0; padding: 0; border: 0 solid; }
  * { background: none; outline: 0; }
  a { color: inherit; text-decoration: none; }
  body ul, body ol { padding-left: 40px; list-style: square; }
  body h2, body h3, body p { color: purple; font-weight: 500; letter-spacing: -0.24px; line-height: 3; }
  body button, body input, body select, body textarea { border-radius: 8px; font: inherit; cursor: pointer; }
  body img, body svg { display: block; max-width: 50%; }
`;

const properties =
  'background-color border-bottom-style border-bottom-width border-left-width border-top-left-radius box-sizing color cursor display font-family font-size font-weight letter-spacing line-height list-style-type max-width outline-style padding-bottom padding-left padding-right padding-top text-align text-decoration-line text-transform'.split(
    ' ',
  );

const look = (element: Element, pseudo?: string) => {
  const style = getComputedStyle(element, pseudo);
  return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
};

/** `margin: auto` is skipped, as its computed value depends on the available width. */
const margin = (element: Element) => element.computedStyleMap().get('margin-top')?.toString();

afterEach(({ task }) => {
  if (!task.meta.storyId || task.result?.state === 'fail') return;
  // In a paragraph of the story itself, components inherit its styles.
  const ours = [...document.querySelectorAll('[class*="_cl-"]')].filter(
    (element) => !element.parentElement?.closest('p:not([class])'),
  );
  const looks = () =>
    ours.map((element) => [
      `margin-top: ${margin(element)}`,
      ...look(element),
      ...look(element, '::before'),
      ...look(element, '::after'),
    ]);
  const before = looks();
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = reset;
  const after = looks();
  sheet.remove();
  const changed = ours.flatMap((element, index) => {
    const differences = after[index]?.filter((line, at) => line !== before[index]?.[at]) ?? [];
    return differences.length > 0
      ? `${element.localName}.${element.getAttribute('class')}: ${differences.join('; ')}`
      : [];
  });
  if (changed.length > 0) throw new Error(`Changed by the page's reset:\n${changed.slice(0, 5).join('\n')}`);
});
