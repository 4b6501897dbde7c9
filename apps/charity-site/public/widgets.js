/* The snippet page: what is chosen becomes the lines to copy, and the widget below them. */
const form = /** @type {HTMLFormElement} */ (document.getElementById('choose'));
const { marketplace = '' } = form.dataset;
const [code, css, policy, colour, look] = ['code', 'css', 'policy', 'colour', 'look'].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);
const plainAccent = '#b0452b';

/** The lines are written by the marketplace's own script, and so is its newest version. */
async function ask() {
  try {
    const snippet = await import(`${marketplace}/embed/latest/snippet.js`);
    return { ...snippet, version: await snippet.newestVersion(marketplace) };
  } catch (error) {
    const problem = /** @type {HTMLElement} */ (document.getElementById('problem'));
    problem.textContent = `${marketplace} does not answer, and the lines come from there. Please load this page again later.`;
    throw error;
  }
}
const { snippetAttributes, snippetOf, snippetWidgets, version } = await ask();

async function show() {
  const chosen = new FormData(form);
  /** @param {string} name */
  const text = (name) => {
    const value = chosen.get(name);
    return typeof value === 'string' ? value : '';
  };
  const accent = text('accent') === plainAccent ? undefined : text('accent');
  const choice = {
    server: marketplace,
    widget: text('widget'),
    theme: text('theme'),
    category: text('category'),
    accent,
    asDiv: chosen.has('div'),
    version: chosen.has('pinned') ? version : undefined,
  };
  const snippet = snippetOf(choice);
  code.textContent = snippet.code;
  css.textContent = snippet.css;
  colour.hidden = snippet.css === '';
  policy.textContent = snippet.policy;
  for (const told of document.querySelectorAll('.copy [role=status]')) told.textContent = '';

  const element = document.createElement(`clothesline-${choice.widget}`);
  for (const [name, value] of snippetAttributes(choice)) element.setAttribute(name, value);
  look.style.setProperty('--clothesline-color-accent', accent ?? '');
  look.replaceChildren(element);
}

/** Copies, and says so; where the browser does not let us, the text is selected instead. @param {HTMLButtonElement} button */
async function copy(button) {
  const source = /** @type {HTMLElement} */ (document.getElementById(button.dataset.copies ?? ''));
  const told = /** @type {HTMLElement} */ (button.nextElementSibling);
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    told.textContent = 'Copied.';
  } catch {
    getSelection()?.selectAllChildren(source);
    told.textContent = 'Selected: copy it with Ctrl or ⌘ and C.';
  }
}

for (const { name, label } of snippetWidgets) {
  const choices = /** @type {HTMLSelectElement} */ (form.elements.namedItem('widget'));
  choices.add(new Option(label, name));
}
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => void copy(button));
  button.disabled = false;
}
form.addEventListener('change', () => void show());
void show();
