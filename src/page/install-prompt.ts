import { createPageState } from './page-state.ts';

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Set by index.html, which hears the offer before anything that is loaded. */
    earlyInstallPrompt?: InstallPrompt;
  }
}

/** The browser's offer to install the site, held back until a good moment; undefined where there is none. */
export const installPrompt = createPageState<InstallPrompt | undefined>(undefined);

/** The browser makes its offer once, early, maybe before this is called: nothing that is loaded later would hear it. */
export function holdInstallPrompt(): void {
  installPrompt.set(window.earlyInstallPrompt);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
}
