/** One of the stories on the home screen. The pictures are decoration: each story tells everything in words. */
export interface Story {
  id: 'coat' | 'boots' | 'suit';
  title: string;
  /** Two lines for the card. */
  description: string;
}

export const stories: readonly Story[] = [
  {
    id: 'coat',
    title: 'A winter coat crosses the street',
    description:
      'It hung in a closet on 24th Street for three years. It turned out that its next owner lived opposite.',
  },
  {
    id: 'boots',
    title: 'Eleven pairs of soccer shoes',
    description: 'Children grow faster than shoes wear out. One team in the Excelsior turned that into a tradition.',
  },
  {
    id: 'suit',
    title: 'The suit that gets people hired',
    description: 'A gray suit, size 40, has been to five interviews with four people. It has a good record.',
  },
];
