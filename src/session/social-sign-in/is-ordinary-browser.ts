import Bowser from 'bowser';
import InAppSpy from 'inapp-spy';

/**
 * Whether a provider's dialog can be trusted to come back here: not inside another application's webview, where
 * Google refuses to sign anyone in and the application could read along, and not in a browser nobody knows.
 */
export function isOrdinaryBrowser(userAgent: string): boolean {
  if (userAgent === '' || InAppSpy({ ua: userAgent }).isInApp) return false;
  const { browser, engine } = Bowser.parse(userAgent);
  return engine.name !== undefined && Object.values(Bowser.BROWSER_MAP).includes(browser.name ?? '');
}
