import type { Locale } from '#contract/locale.ts';
import english from './discovery.messages.en.json' with { type: 'json' };
import french from './discovery.messages.fr.json' with { type: 'json' };

/** What feeds say around what the site holds. */
export const discoveryWords: Record<Locale, typeof french> = { fr: french, en: english };

export const filledIn = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
