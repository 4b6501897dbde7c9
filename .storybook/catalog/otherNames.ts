/** Extra search terms per Storybook page ID. Components list theirs in their guides instead. */
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
  'guides-tokens-and-theming--docs': ['design tokens', 'CSS variables', 'Figma', 'design handoff'],
  'guides-languages--docs': ['i18n', 'translation', 'locale'],
  'guides-embedding--docs': ['custom element', 'web component', 'WordPress'],
  'guides-start--docs': ['install', 'npm', 'getting started'],
  'start-here--docs': ['changelog', 'release notes', 'what’s new', 'component status', 'support'],
  'by-other-names--docs': ['toggle'],
  'patterns-forms-and-validation--docs': ['error message', 'required field'],
  'patterns-empty-loading-error-offline--docs': ['loading state', 'no connection'],
  'engineering-pictures--docs': ['Chromatic', 'visual regression', 'screenshot'],
};

interface Instead {
  says: string;
  /** The ID of the component to use instead. */
  component: string;
}

/** Components we don't have, mapped to their recommended alternative */
export const instead: Readonly<Record<string, Instead>> = {
  Switch: {
    says: 'use a Checkbox, or an IconButton with aria-pressed for immediate effects',
    component: 'ui-checkbox',
  },
  Accordion: { says: 'use the native details and summary elements', component: 'ui-surface' },
  Menu: { says: 'use a Dialog with links, or a Select', component: 'ui-dialog' },
  Pagination: { says: 'use a “Show more” Button', component: 'widgets-donation-grid' },
  Breadcrumb: { says: 'use a Link above the heading', component: 'ui-link' },
  Banner: { says: 'use a Surface with a Text, or a Toast', component: 'ui-surface' },
  'Date picker': { says: 'use a TextField with type="date"', component: 'ui-textfield' },
  Slider: { says: 'use a Select with a few options', component: 'ui-select' },
  Table: { says: 'use a native table, or a DonationGrid', component: 'widgets-donation-grid' },
};

export const toAnchor = (name: string) => `called-${name.toLowerCase().replaceAll(/\W+/g, '-')}`;

/** Shared by the heading and the search entry. */
export const sayInstead = (name: string) => `${name}: ${instead[name]?.says}`;
