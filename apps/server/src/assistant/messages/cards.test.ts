import { describe, expect, it } from 'vitest';
import { cardsOf, namedIn } from './cards.js';

const donation = (id: number, title: string, locationName: string) => ({
  id,
  title,
  description: '',
  category: 'Men',
  images: [],
  userId: 1,
  latitude: 37.7,
  longitude: -122.4,
  locationName,
  status: 'available',
  createdAt: '2026-11-01T10:00:00.000Z',
});

describe('The cards of an answer', () => {
  it('say what its lines say in brackets, and only that', () => {
    const donations = [
      donation(1, 'Coat (wool)', 'Castro'),
      donation(2, 'Hat', 'Noe Valley'),
      donation(3, 'Cap (new)', 'x'),
    ];
    const content = [
      'Two fit:',
      '• Coat (wool), Castro: /donations/1',
      '• Hat, Noe Valley (0.8 mi from Castro, another size): /donations/2',
      '• Cap, Castro (new) and more: /donations/3',
      '• Gone, Castro: /donations/4',
    ].join('\n');
    const cards = cardsOf(content, new Map(donations.map((one) => [one.id, one])));
    expect(cards.map(({ id, note }) => [id, note])).toEqual([
      [1, undefined],
      [2, '0.8 mi from Castro, another size'],
      [3, undefined],
    ]);
  });

  it('are of the lines that the assistant ends itself: not of people’s words', () => {
    expect(namedIn('"Coat": see /donations/7\n/donations/8\nmore at /donations/9')).toEqual([8]);
  });
});
