import { isOffline } from '#src/page/connectivity.ts';

/** How long what failed waits before it is tried again while the network is said to be there. */
const againMs = 5000;

/**
 * Tries again once the network is back, of which the rest of the page hears: also where it was back before anybody listened here. Returns
 * what ends it.
 */
export function retryOnceBack(retry: () => void): () => void {
  const look = () => void (!isOffline.get() && retry());
  const stopListening = isOffline.subscribe(look);
  const timer = setInterval(look, againMs);
  return () => {
    stopListening();
    clearInterval(timer);
  };
}
