/** How many frames a busy phone may take to draw what was found wrong. */
const patientFrames = 20;

/** Leads to the first field of a form that is marked as wrong, once it is drawn so; what it is folded in is unfolded. */
export function showFirstMistake(form: HTMLElement | null, framesLeft = patientFrames): void {
  requestAnimationFrame(() => {
    // Of a group none is wrong by itself: it is told below them.
    const told = form?.querySelector('fieldset > [role="alert"]')?.closest('fieldset');
    const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? told?.querySelector<HTMLElement>('input, button');
    if (!wrong && framesLeft > 0) return showFirstMistake(form, framesLeft - 1);
    wrong?.closest('details')?.setAttribute('open', '');
    wrong?.focus();
  });
}
