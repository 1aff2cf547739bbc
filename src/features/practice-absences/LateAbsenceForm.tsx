import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';

export const LateAbsenceForm = latePart(async () => (await import('./AbsenceForm.tsx')).AbsenceForm, { Missing: MissingPart });
