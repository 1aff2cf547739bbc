/** Leads to the first field of a form that is marked as wrong, once it is drawn so; what it is folded in is unfolded. */
export function showFirstMistake(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  });
}
