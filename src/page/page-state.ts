import { useSyncExternalStore } from 'react';

/** A value of this open page that neither the address nor the server holds. Never written while the server renders. */
export interface PageState<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly initial: Value;
}

/**
 * What the frame of every page shares: a dozen lines where jotai's 2.7 kB would come out of each public page's
 * budget. Features behind the sign-in, which have room, use jotai.
 */
export function createPageState<Value>(initial: Value): PageState<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function usePageState<Value>(state: PageState<Value>): Value {
  // The server and the first hydration both see what the page starts with.
  return useSyncExternalStore(state.subscribe, state.get, () => state.initial);
}
