type Adjective = readonly [masculine: string, feminine: string];

const masculine =
  'Acacia Amandier Cèdre Chemin Citronnier Corail Coquelicot Cyprès Figuier Galet Genêt Grenadier Horizon Jardin Jasmin Laurier Lin Matin Mimosa Nuage Olivier Oranger Palmier Phare Rivage Romarin Roseau Ruisseau Sable Sentier Thym Vallon Vent Verger';
const feminine =
  'Algue Amande Aube Baie Brise Brume Clairière Colline Crique Dune Étoile Figue Fontaine Hirondelle Île Lavande Lune Menthe Mouette Oasis Olive Plage Pluie Plume Prairie Rivière Rosée Rose Source Vague Vallée Verveine Violette Voile';

const adjectives: readonly Adjective[] = [
  ...'calme fidèle libre paisible sauvage simple tendre tranquille'.split(' ').map((both): Adjective => [both, both]),
  ...'argenté doré léger lointain matinal patient serein clair bleu discret secret attentif rêveur silencieux doux fin lent'
    .split(' ')
    .map((word): Adjective => [word, feminineOf(word)]),
];

function feminineOf(word: string): string {
  const irregular = { léger: 'légère', discret: 'discrète', secret: 'secrète', attentif: 'attentive', rêveur: 'rêveuse', doux: 'douce' };
  if (word in irregular) return irregular[word as keyof typeof irregular];
  return word.endsWith('x') ? `${word.slice(0, -1)}se` : `${word}e`;
}

/** Every pseudonym there is: things of garden, sea and sky, which tell nothing of who bears them. */
export const pseudonyms: readonly string[] = [
  ...masculine.split(' ').flatMap((noun) => adjectives.map(([adjective]) => `${noun} ${adjective}`)),
  ...feminine.split(' ').flatMap((noun) => adjectives.map(([, adjective]) => `${noun} ${adjective}`)),
];
