import type { ComponentType } from 'react';

/** The component of a page's file and a preload that the router awaits before it hydrates or shows the page. */
export function lazyComponent(load: () => Promise<{ component: ComponentType }>) {
  let Component: ComponentType | undefined;
  let failure: Error | undefined;
  const preload = async () => {
    try {
      Component = (await load()).component;
    } catch (error) {
      if (import.meta.env.SSR) failure = new Error('The file of a page did not come', { cause: error });
      throw error;
    }
  };
  return Object.assign(
    () => {
      // On the server a file that is gone is known to be gone at once: asked for in each render, it would be the last thing the process does.
      if (import.meta.env.SSR && !Component && failure) throw failure;
      if (!Component) throw preload();
      return <Component />;
    },
    { preload },
  );
}
