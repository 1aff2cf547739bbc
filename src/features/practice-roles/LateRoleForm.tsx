import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';

export const LateRoleForm = latePart(async () => (await import('./RoleForm.tsx')).RoleForm, { Missing: MissingPart });
