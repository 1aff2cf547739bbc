import { expect, test } from 'vitest';
import { videoLinkIn } from './video-link.ts';

test.each([
  ['https://meet.example.org/salle-amel', 'https://meet.example.org/salle-amel'],
  ['  HTTP://Meet.example.org/Salle?pwd=a%20b#c ', 'https://meet.example.org/Salle?pwd=a%20b#c'],
  ['meet.example.org/abc-defg', 'https://meet.example.org/abc-defg'],
  ['Rejoindre : meet.example.org/abc-defg-hij.', 'https://meet.example.org/abc-defg-hij'],
  ['Amel vous invite.\nRejoindre : https://us02.example.us/j/8412?pwd=Zk9.\nCode : 8412', 'https://us02.example.us/j/8412?pwd=Zk9'],
  ['(<https://meet.example.org/abc>)', 'https://meet.example.org/abc'],
  ['« https://meet.example.org/abc »', 'https://meet.example.org/abc'],
  ['[https://m.example.org/abc](https://m.example.org/abc)', 'https://m.example.org/abc'],
  // With the parentheses of addresses left out, which no room has.
  ['Lien (https://m.example.org/abc)', 'https://m.example.org/abc'],
])('finds the address of a room in %j', (text, link) => {
  expect(videoLinkIn(text)).toBe(link);
});

test('takes the room of an invitation that begins with help and ends with numbers and settings', () => {
  const invitation = [
    'Réunion Microsoft Teams  Besoin d’aide ?<https://aka.ms/JoinTeamsMeeting?omkt=fr-FR>',
    'Rejoignez la réunion maintenant<https://teams.example.com/l/meetup-join/19%3ameeting_Zk9/0?context=a>',
    'Trouver un numéro local<https://dialin.teams.example.com/8412>',
    'Pour les organisateurs : Options<https://teams.example.com/meetingOptions/?organizerId=1>',
  ];
  expect(videoLinkIn(invitation.join('\n'))).toBe('https://teams.example.com/l/meetup-join/19%3ameeting_Zk9/0?context=a');
});

test.each([
  '',
  'la salle habituelle',
  'bonjour.merci',
  'Séance.12h30',
  'amel@example.org',
  'javascript:alert(1)',
  'ftp://example.org/a',
  'https://',
  'https://meet',
  'https://amel:secret@example.org/a',
  `https://example.org/${'a'.repeat(500)}`,
  `https://example.org/${'é'.repeat(400)}`,
])('finds none in %j', (text) => {
  expect(videoLinkIn(text)).toBeNull();
});
