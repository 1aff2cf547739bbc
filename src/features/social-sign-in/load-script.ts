import { SocialFailure } from './social-failure.ts';

const patienceMs = 15_000;

/** Runs a provider's script. Blocked, lost or too slow: SDK_NOT_LOADED. A second press after that tries again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const patience = setTimeout(() => fail(), patienceMs);
    const fail = () => {
      clearTimeout(patience);
      script.remove();
      reject(new SocialFailure('SDK_NOT_LOADED'));
    };
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(patience);
      resolve();
    });
    script.addEventListener('error', fail);
    // The page of a provider is the only one whose policy lets this through.
    script.src = url;
    document.head.append(script);
  });
}
