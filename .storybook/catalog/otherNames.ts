/** Names by which a reader may look for a page of the workshop, by the page's id. Components have theirs in their guide. */
export const pageNames: Readonly<Record<string, readonly string[]>> = {
  'foundations-color--docs': ['contrast', 'palette', 'WCAG'],
  'foundations-type--docs': ['font', 'typography', 'text size'],
  'foundations-space--docs': ['spacing', 'padding', 'gap', 'grid'],
  'foundations-elevation--docs': ['shadow', 'layers', 'z-index'],
  'foundations-motion--docs': ['animation', 'transition', 'reduced motion'],
  'foundations-breakpoints--docs': ['responsive', 'media query', 'mobile'],
  'foundations-left-to-right-and-right-to-left--docs': ['rtl', 'bidi', 'Arabic', 'Hebrew'],
  'foundations-light-and-dark--docs': ['dark mode', 'theme toggle', 'color scheme'],
  'foundations-try-your-brand--docs': ['accent', 'white label', 'playground'],
  'guides-tokens-and-theming--docs': ['design tokens', 'CSS variables'],
  'guides-from-figma-and-back--docs': ['figma', 'design handoff', 'variables'],
  'guides-languages--docs': ['i18n', 'translation', 'locale'],
  'guides-embedding--docs': ['custom element', 'web component', 'WordPress'],
  'guides-start--docs': ['install', 'npm', 'getting started'],
  'start-here--docs': ['changelog', 'what’s new', 'component status', 'support'],
  'patterns-forms-and-validation--docs': ['error message', 'required field'],
  'patterns-empty-loading-error-offline--docs': ['loading state', 'no connection'],
  'engineering-pictures--docs': ['Chromatic', 'visual regression', 'screenshot'],
};

interface Instead {
  /** Sentence without its end. */
  says: string;
  /** Page that answers. */
  page: string;
}

/** Names of things that are not here, each with what to use instead. */
export const instead: Readonly<Record<string, Instead>> = {
  Switch: { says: 'use a Checkbox, or a pressed IconButton for what happens at once', page: 'ui-checkbox--docs' },
  Accordion: { says: 'use the browser’s own details and summary', page: 'ui-surface--docs' },
  Menu: { says: 'use a Dialog with links, or a Select', page: 'ui-dialog--docs' },
  Pagination: { says: 'use a Button that shows more', page: 'widgets-donation-grid--docs' },
  Breadcrumb: { says: 'use one Link back, above the heading', page: 'ui-link--docs' },
  Banner: { says: 'use a Surface with a Text, or a Toast', page: 'ui-surface--docs' },
  'Date picker': { says: 'use a TextField of type date', page: 'ui-textfield--docs' },
  Slider: { says: 'use a Select with a few steps', page: 'ui-select--docs' },
  Table: { says: 'use the browser’s own, or a DonationGrid', page: 'widgets-donation-grid--docs' },
};

/** Returns the id of a heading with this name. */
export const toAnchor = (name: string) => `called-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Name and text of what is not here, as its heading and as the search shows it. */
export const sayInstead = (name: string) => `${name}: ${instead[name]?.says}`;
