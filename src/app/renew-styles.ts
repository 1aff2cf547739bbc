/**
 * Asks anew, with the next press, for a style sheet that did not come: the bundler asks for each once a page, and what is
 * tried again by that press would stand there without its own.
 */
export function renewStyles(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement)
      addEventListener('click', () => target.replaceWith(target.cloneNode()), { once: true, capture: true });
  };
  addEventListener('error', onError, true);
}
