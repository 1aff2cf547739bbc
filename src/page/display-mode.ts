/** Whether the site was opened from its icon on the home screen. In the browser only. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as Navigator & { standalone?: boolean }).standalone === true;

/** An iPhone or iPad, where sites are installed by hand. An iPad calls itself a Mac, but no Mac is touched. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
