import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClotheslineIllustration } from '../../illustrations/ClotheslineIllustration.js';
import { HeartIcon } from '../../icons/icons.js';
import { Heading } from '../Heading/Heading.js';
import { Skeleton } from '../Skeleton/Skeleton.js';
import { Spinner } from '../Spinner/Spinner.js';
import { TypingDots } from '../TypingDots/TypingDots.js';
import { Text } from './Text.js';

test('Text renders the requested element with its attributes', () => {
  render(
    <Text as="time" dir="auto" lines={2} title="Today">
      Posted
    </Text>,
  );
  const text = screen.getByText('Posted');
  expect(text.tagName).toBe('TIME');
  expect(text.dir).toBe('auto');
  expect(text.title).toBe('Today');
});

test('Heading keeps its level regardless of its size', () => {
  render(
    <Heading level={3} size="display">
      Near you
    </Heading>,
  );
  expect(screen.getByRole('heading', { name: 'Near you', level: 3 })).toBeTruthy();
});

test('icons, skeletons, spinners and illustrations are hidden without a name', () => {
  const { container } = render(
    <>
      <HeartIcon />
      <Skeleton />
      <Spinner />
      <ClotheslineIllustration />
    </>,
  );
  expect([...container.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(Array(4).fill('true'));
});

test('named icons, spinners and typing dots are images', () => {
  render(
    <>
      <HeartIcon role="img" aria-label="Saved" />
      <Spinner label="Loading" />
      <TypingDots label="The assistant is typing" />
    </>,
  );
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Saved',
    'Loading',
    'The assistant is typing',
  ]);
});
