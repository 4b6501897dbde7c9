import { said } from './kit.js';

/** For stories and pictures. */
export const coats = [
  said('user', 'Do you have warm coats for children?', 1),
  said(
    'assistant',
    'Yes, two near you:\n• Kids winter jackets, 0.8 mi: /donations/12\n• Snow suit (4-5y), 1.2 mi: /donations/31',
    2,
  ),
  said('user', 'Thank you!\nAnd boots?', 3),
  said('assistant', 'I found no boots within 5 miles. How to search: https://clothesline.example/help.', 4),
];

export const long = [
  ...coats,
  said('user', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2), 5),
  said(
    'assistant',
    `https://clothesline.example/${'a-long-address/'.repeat(12)}\n${'Words and more words. '.repeat(12)}`,
    6,
  ),
];

export const arabic = [
  said('user', 'هل لديكم معاطف للأطفال؟', 1),
  said('assistant', 'نعم، وجدت اثنين بالقرب منك: /donations/12 و /donations/31', 2),
];

const arabicWords = {
  title: ({ product }: { product: string | number }) => `مساعد ${product}`,
  automated: 'هذا المساعد آلي وقد يخطئ.',
  placeholder: 'اكتب رسالتك...',
};

export const arabicCatalogs = [{ chat: arabicWords }];

export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...said(index % 2 === 0 ? 'user' : 'assistant', `Message ${index + 1}, see /donations/${index + 1}`, 1),
    timestamp: new Date(Date.UTC(2026, 2, 1, 10, 0, index)).toISOString(),
  }));

export const cards = {
  content: [
    'Two fit:',
    '• Kids winter jackets, Mission District (0.8 mi from Noe Valley): /donations/12',
    '• Snow suit, Noe Valley: /donations/31',
    'Shall I look for boots, too?',
  ].join('\n'),
  donations: [
    {
      id: 12,
      title: 'Kids winter jackets',
      image: '/pictures/kids.webp',
      locationName: 'Mission District',
      sizes: ['4y', '5y'],
      status: 'available',
      note: '0.8 mi from Noe Valley',
    },
    { id: 31, title: 'Snow suit', locationName: 'Noe Valley', status: 'promised' },
  ],
  suggestions: ['Closer', 'More', 'How do I ask for one?'],
};

export const care = [
  said('user', 'I have no coat and nowhere to sleep tonight', 1),
  said(
    'assistant',
    [
      'I’m sorry that this is happening to you. I’m a program, so I can’t send anybody.',
      'These people can help right away:',
      '• 211 (food, shelter, help near you): 211',
      '• 988 Suicide and Crisis Lifeline: 988',
      '',
      'Tell me what you need and where, and I’ll look for donations nearby.',
    ].join('\n'),
    2,
  ),
];

export const manyWords = 'This reply is streamed word by word. '.repeat(4).trim();
