/** The attributes that every widget's element has, for its table. */
export const commonAttributes = {
  'api-host': {
    type: 'string',
    description: 'Where the server is, as https://api.example.org; the page itself by default',
    default: '',
  },
  product: { type: 'string', description: 'The name of the marketplace', default: 'Clothesline' },
  'link-base': { type: 'string', description: 'What goes before /donations/{id} in links', default: '' },
  theme: {
    type: 'enum',
    description: "The colours; auto follows the visitor's system",
    values: ['light', 'dark', 'auto'],
    default: 'light',
  },
  lang: { type: 'string', description: 'The language of the texts; English by default' },
} as const;
