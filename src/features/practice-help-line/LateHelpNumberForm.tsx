import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';

export const LateHelpNumberForm = latePart(async () => (await import('./HelpNumberForm.tsx')).HelpNumberForm, { Missing: MissingPart });
