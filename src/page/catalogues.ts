import type { Locale } from '#contract/locale.ts';
import type { Namespace } from './namespaces.ts';

/** A tree of messages; lists hold running text that a page shows whole. */
export type Catalogue = Readonly<Record<string, unknown>>;

/** Where build/message-files.ts puts the catalogues for the browser. */
declare const __MESSAGES_FOLDER__: string;

type LoadCatalogue = (name: string) => Promise<Catalogue>;

const loadFile: LoadCatalogue = async (name) => {
  const response = await fetch(`${__MESSAGES_FOLDER__}/${name}.json`);
  if (!response.ok) throw new Error(`The messages ${name} answered ${response.status}`);
  return (await response.json()) as Catalogue;
};

let loadCatalogue: LoadCatalogue = loadFile;

/** For the server, which has the catalogues at hand. */
export function chooseCatalogueLoader(load: LoadCatalogue): void {
  loadCatalogue = load;
}

const catalogues = new Map<string, Catalogue>();

/** Puts a catalogue that is already at hand among the loaded ones. */
export function registerCatalogue(locale: Locale, namespace: Namespace, catalogue: Catalogue): void {
  catalogues.set(`${locale}/${namespace}`, catalogue);
}

/** Those of the catalogues named that are loaded. */
export function loadedCatalogues(locale: Locale, namespaces: readonly Namespace[]): Partial<Record<Namespace, Catalogue>> {
  const loaded = namespaces.filter((namespace) => catalogues.has(`${locale}/${namespace}`));
  return Object.fromEntries(loaded.map((namespace) => [namespace, catalogueOf(locale, namespace)]));
}

/** A loaded catalogue. Pages load theirs before they render, so a missing one is a page that forgot to name it. */
export function catalogueOf(locale: Locale, namespace: Namespace): Catalogue {
  const catalogue = catalogues.get(`${locale}/${namespace}`);
  if (!catalogue) throw new Error(`The messages "${namespace}" were not loaded; name them in the site map's page().`);
  return catalogue;
}

const arriving = new Map<string, Promise<void>>();

async function loadOne(locale: Locale, namespace: Namespace): Promise<void> {
  const name = `${locale}/${namespace}`;
  try {
    catalogues.set(name, await loadCatalogue(name));
  } finally {
    // Asked for again, it is at hand; and one that did not come may come the next time.
    arriving.delete(name);
  }
}

/** Loads catalogues that are neither loaded nor on their way. */
export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !catalogues.has(`${locale}/${namespace}`));
  await Promise.all(
    missing.map((namespace) => {
      const name = `${locale}/${namespace}`;
      const loading = arriving.get(name) ?? loadOne(locale, namespace);
      arriving.set(name, loading);
      return loading;
    }),
  );
}
