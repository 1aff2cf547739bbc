import { toastLimits } from '#contract/constants.ts';
import { createPageState } from './page-state.ts';

/** Set by the first toast: until then the page does not load what shows them. */
export const areToastsWanted = createPageState(false);

async function library() {
  areToastsWanted.set(true);
  return (await import('react-hot-toast/headless')).toast;
}

const lasting = (duration: number, id: string | undefined) => ({ duration, ...(id && { id }) });

/** Short notices of what has just happened, in the words of a catalogue. Each answers its id; a known id is replaced. */
export const toast = {
  plain: async (text: string, id?: string) => (await library())(text, lasting(toastLimits.durationMs, id)),
  error: async (text: string, id?: string) => (await library()).error(text, lasting(toastLimits.durationMs, id)),
  success: async (text: string, id?: string) => (await library()).success(text, lasting(toastLimits.successDurationMs, id)),
  /** Stays until it is dismissed or replaced. */
  loading: async (text: string, id?: string) => (await library()).loading(text, lasting(Number.POSITIVE_INFINITY, id)),
  dismiss: async (id: string) => (await library()).dismiss(id),
};
