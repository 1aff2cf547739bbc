import { hasNewerBuild } from './newer-build.ts';

/** Style sheets that this page has asked for, by the address of each. */
const coming = new Map<string, Promise<unknown>>();

function styleSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // What is no style sheet is a failure like any other, not a complaint of its type.
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // Asked for again with the part that needs it.
      link.remove();
      coming.delete(href);
      reject(new Error(href));
    });
  });
}

/**
 * Loads a module once the style sheets of its file are there, so that nothing is drawn without them: what each import() of the build becomes,
 * in place of Vite's own way (build/style-loader.ts).
 * @param files Their paths from the site's root, without a slash before; those that came with the page are not asked for.
 */
export async function loadWithStyles<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(
      files.map(async (file) => {
        const href = `/${file}`;
        if (!coming.has(href) && !document.querySelector(`link[rel=stylesheet][href="${href}"]`)) coming.set(href, styleSheet(href));
        await coming.get(href);
      }),
    );
    return await load();
  } catch (error) {
    void hasNewerBuild();
    throw error;
  }
}
