/* The snippet page: what is chosen becomes the lines to copy, and the widget below them. */
const { marketplace = '' } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const form = /** @type {HTMLFormElement} */ (document.getElementById('choose'));
const [code, policy, look] = ['code', 'policy', 'look'].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);
const plainAccent = '#b0452b';
const manifest = fetch(`${marketplace}/embed/latest/embed.json`).then((answer) => answer.json());

async function show() {
  const chosen = new FormData(form);
  /** @param {string} name */
  const text = (name) => {
    const value = chosen.get(name);
    return typeof value === 'string' ? value : '';
  };
  const widget = text('widget');
  const accent = text('accent');
  const hasCategory = chosen.get('category') && /featured|map/.test(widget);
  /** @type {[string, string][]} */
  const attributes = [['theme', text('theme')]];
  if (hasCategory) attributes.push(['category', text('category')]);
  const { folder: newest, files } = await manifest;
  const folder = `${marketplace}/embed/${chosen.get('pinned') ? newest : 'latest'}/`;
  const integrity = chosen.get('pinned') ? ` integrity="${files['embed.js'].integrity}" crossorigin` : '';
  const written = attributes.map(([name, value]) => ` ${chosen.get('div') ? 'data-' : ''}${name}="${value}"`).join('');
  code.textContent = [
    `<script src="${folder}embed.js"${integrity} async></script>`,
    ...(accent === plainAccent ? [] : [`<style>:root { --clothesline-color-accent: ${accent} }</style>`]),
    chosen.get('div')
      ? `<div data-clothesline="${widget}"${written}></div>`
      : `<clothesline-${widget}${written}></clothesline-${widget}>`,
  ].join('\n');
  policy.textContent = `script-src ${marketplace}/embed/; style-src 'self'; img-src https:; connect-src ${marketplace}`;
  const element = document.createElement(`clothesline-${widget}`);
  for (const [name, value] of attributes) element.setAttribute(name, value);
  look.style.setProperty('--clothesline-color-accent', accent);
  look.replaceChildren(element);
}

form.addEventListener('change', () => void show());
void show();
