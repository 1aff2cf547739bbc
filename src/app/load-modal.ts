import type { ComponentType } from 'react';
import type { ModalName } from '#src/session/modals.ts';

type ModalModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<ModalModule>('../session/*Modal.tsx');

/** The component of a modal, found by its name: `signIn` is SignInModal of src/session/SignInModal.tsx. */
export async function loadModal(name: ModalName): Promise<ComponentType<object>> {
  const exported = `${name[0]!.toUpperCase()}${name.slice(1)}Modal`;
  const loaded = await modules[`../session/${exported}.tsx`]?.();
  const Modal = loaded?.[exported];
  if (!Modal) throw new Error(`src/session/${exported}.tsx does not export ${exported}`);
  return Modal;
}
