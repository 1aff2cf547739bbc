import { expect, type Page } from '@playwright/test';

export type Language = 'fr' | 'en';

/** The words of the session's modals that journeys look for. */
export const sessionWords = {
  fr: {
    prefix: '',
    email: 'E-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmez le mot de passe',
    signIn: 'Se connecter',
    toSignUp: 'Créer un compte',
    signUp: 'Créer mon compte',
  },
  en: {
    prefix: '/en',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm the password',
    signIn: 'Sign in',
    toSignUp: 'Create an account',
    signUp: 'Create my account',
  },
} as const;

export const demoPassword = 'demo-accalmie';
export const newEmail = (): string => `journey-${crypto.randomUUID()}@demo.test`;

/** Fills and sends the open sign-in modal, and waits until it has gone. */
export async function signInModal(page: Page, email: string, password = demoPassword, language: Language = 'fr'): Promise<void> {
  const words = sessionWords[language];
  const modal = page.getByRole('dialog', { name: words.signIn });
  await modal.getByLabel(words.email).fill(email);
  await modal.getByLabel(words.password, { exact: true }).fill(password);
  // The one that sends; the other switches between the two forms.
  await modal.locator('form').getByRole('button', { name: words.signIn }).click();
  await expect(modal).toBeHidden();
}

/** Makes an account in the open sign-in modal, and waits until it has gone. */
export async function signUpModal(page: Page, email: string, password = demoPassword, language: Language = 'fr'): Promise<void> {
  const words = sessionWords[language];
  await page.getByRole('dialog').getByRole('button', { name: words.toSignUp }).click();
  const modal = page.getByRole('dialog', { name: words.toSignUp });
  await modal.getByLabel(words.email).fill(email);
  await modal.getByLabel(words.password, { exact: true }).fill(password);
  await modal.getByLabel(words.confirmPassword).fill(password);
  await modal.getByRole('button', { name: words.signUp }).click();
  await expect(modal).toBeHidden();
}

/** Opens a private page as a signed-in person: the page itself opens the modal. */
export async function openSignedIn(page: Page, path: string, email = 'client@demo.test', language: Language = 'fr'): Promise<void> {
  await page.goto(sessionWords[language].prefix + path);
  await signInModal(page, email, demoPassword, language);
}

/** The same with a new account of its own. */
export async function openSignedUp(page: Page, path: string, language: Language = 'fr'): Promise<string> {
  const email = newEmail();
  await page.goto(sessionWords[language].prefix + path);
  await signUpModal(page, email, demoPassword, language);
  return email;
}
