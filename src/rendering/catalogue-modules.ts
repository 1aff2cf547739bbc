import type { Catalogue } from '#src/page/catalogues.ts';

const modules = import.meta.glob<Catalogue>('/src/**/*.messages.{fr,en}.json', { import: 'default' });

/** A catalogue by its language and name (`fr/blogs`), from the server's own build. */
export async function loadCatalogueModule(name: string): Promise<Catalogue> {
  const [locale, namespace] = name.split('/');
  const path = Object.keys(modules).find((file) => file.endsWith(`/${namespace}.messages.${locale}.json`));
  const load = path && modules[path];
  if (!load) throw new Error(`There is no file ${namespace}.messages.${locale}.json`);
  return load();
}
