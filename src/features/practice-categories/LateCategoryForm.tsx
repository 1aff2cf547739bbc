import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';

export const LateCategoryForm = latePart(async () => (await import('./CategoryForm.tsx')).CategoryForm, { Missing: MissingPart });
