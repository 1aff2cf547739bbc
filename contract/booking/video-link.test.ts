import { expect, test } from 'vitest';
import { videoLinkIn } from './video-link.ts';

test.each([
  ['https://meet.example.org/salle-amel', 'https://meet.example.org/salle-amel'],
  ['  HTTP://Meet.example.org/Salle?pwd=a%20b#c ', 'https://meet.example.org/Salle?pwd=a%20b#c'],
  ['meet.example.org/abc-defg', 'https://meet.example.org/abc-defg'],
  ['salle.example.tn', 'https://salle.example.tn/'],
  ['Amel vous invite.\nRejoindre : https://us02.example.us/j/8412?pwd=Zk9.\nCode : 8412', 'https://us02.example.us/j/8412?pwd=Zk9'],
  ['(<https://meet.example.org/abc>)', 'https://meet.example.org/abc'],
])('finds the address of a room in %j', (text, link) => {
  expect(videoLinkIn(text)).toBe(link);
});

test.each([
  '',
  'la salle habituelle',
  'amel@example.org',
  'javascript:alert(1)',
  'ftp://example.org/a',
  'https://',
  'example',
  `https://example.org/${'a'.repeat(500)}`,
])('finds none in %j', (text) => {
  expect(videoLinkIn(text)).toBeNull();
});
