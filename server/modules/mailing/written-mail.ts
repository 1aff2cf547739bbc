import type { Locale } from '#contract/locale.ts';

/** A letter in its parts, in the order they are read; the text and the HTML say the same. */
export interface WrittenMail {
  readonly language: Locale;
  /** Whose letter it is, as its sender and above it. */
  readonly sender: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What it is about, at a glance: when, with whom, where. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly action: string;
  readonly link: string;
  readonly linkNote: string;
  readonly after: readonly string[];
  /** Who signs it; empty where it is not to be said. */
  readonly practice: string;
  /** The way out of its kind, if there is one. */
  readonly wayOut: { readonly label: string; readonly link: string } | null;
  /** How to reach the practice, and that answers are not read. */
  readonly foot: readonly string[];
}
