import { type CreateDonation, issueTexts, requiredText, type CurrentLocation } from '@clothesline/api-client';
import { expect, test } from 'vitest';
import { createFormMessages } from '../messages.js';
import { findIssues } from './checks.js';
import { emptyValues } from './formState.js';
import { toFieldIssues } from './issues.js';
import { shownLocation, toPayload } from './payload.js';

const validate = (donation: CreateDonation) => toFieldIssues(findIssues(donation), createFormMessages);

const now = new Date('2026-03-01T10:00:00.000Z');
const oakland: CurrentLocation = { latitude: 37.8, longitude: -122.27, city: 'Oakland', region: 'CA' };
const full = { ...emptyValues, title: 'Coat', description: 'Warm', category: 'Men', images: ['https://a.test/1.jpg'] };

test('sends the spec’s defaults if no location is known', () => {
  expect(toPayload(full, undefined, 1, now)).toEqual({
    title: 'Coat',
    description: 'Warm',
    category: 'Men',
    images: ['https://a.test/1.jpg'],
    userId: 1,
    latitude: 37.7749,
    longitude: -122.4194,
    locationName: 'San Francisco, CA',
    distance: 0,
    createdAt: '2026-03-01T10:00:00.000Z',
  });
});

test('sends the current location with the entered name', () => {
  expect(toPayload(full, oakland, 1, now)).toMatchObject({
    latitude: 37.8,
    longitude: -122.27,
    locationName: 'Oakland, CA',
  });
  expect(toPayload({ ...full, locationName: 'Lake Merritt' }, oakland, 1, now)).toMatchObject({
    latitude: 37.8,
    locationName: 'Lake Merritt',
  });
});

test('keeps a cleared location empty', () => {
  expect(shownLocation({ ...full, locationName: '' }, oakland)).toBe('');
});

test('finds no issues in a complete form', () => {
  expect(validate(toPayload(full, oakland, 1, now))).toEqual([]);
});

test('reports all missing fields in order', () => {
  expect(validate(toPayload({ ...emptyValues, locationName: ' ' }, undefined, 1, now))).toEqual([
    { field: 'images', message: issueTexts.noImage },
    { field: 'title', message: requiredText },
    { field: 'description', message: requiredText },
    { field: 'category', message: issueTexts.noCategory },
    { field: 'locationName', message: requiredText },
  ]);
});

test('appends size and condition to the description, without repeating the size', () => {
  const description = (values: Partial<typeof full>) => toPayload({ ...full, ...values }, oakland, 1, now).description;
  expect(description({ size: '6-7y', condition: 'Like new' })).toBe(`${full.description}\n\n6-7y, Like new`);
  expect(description({ title: 'Coat, 6-7Y', size: '6-7y', condition: 'Worn' })).toBe(`${full.description}\n\nWorn`);
  expect(description({ size: ' ', condition: '' })).toBe(full.description);
});

test('reports images that are not URLs', () => {
  const images = ['https://a.test/1.jpg', 'a coat', 'javascript:alert(1)'];
  expect(validate(toPayload({ ...full, images }, undefined, 1, now))).toEqual([
    { field: 'images', index: 1, message: issueTexts.notAnAddress },
    { field: 'images', index: 2, message: issueTexts.notAnAddress },
  ]);
});
