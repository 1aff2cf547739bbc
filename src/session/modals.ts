import type { RoleName } from '#contract/role-names.ts';
import { createPageState } from '#src/page/page-state.ts';

/**
 * The modals of the session and what each is opened with. `signIn` is src/session/SignInModal.tsx, whose export
 * `SignInModal` receives these props and `onClose`; a new modal is a line here and its file.
 */
export interface Modals {
  /** `roles`: who may sign in here; others are refused with their password right. */
  signIn: { onSignedIn?: () => void; roles?: readonly RoleName[] };
  /** `required`: what the interrupted action needs beside the phone number. */
  completeAccount: { onCompleted?: () => void; required?: readonly RequiredName[] };
  /** `emailOrUsername`: what was typed at sign-in goes along. */
  forgotPassword: { emailOrUsername?: string };
  logout: object;
  /** The account was banned or suspended; the sentence is the server's. */
  closedAccount: { sentence: string };
}

export type RequiredName = 'firstName' | 'lastName';
export type ModalName = keyof Modals;
export type ModalProps<Name extends ModalName> = Modals[Name] & { onClose: () => void };
export type OpenModal = { [Name in ModalName]: { name: Name; props: Modals[Name] } }[ModalName];

export const shownModal = createPageState<OpenModal | undefined>(undefined);

/** Opens a modal in place of any other. */
export function openModal<Name extends ModalName>(name: Name, props: Modals[Name]): void {
  shownModal.set({ name, props } as OpenModal);
}

export function closeModal(): void {
  shownModal.set(undefined);
}
