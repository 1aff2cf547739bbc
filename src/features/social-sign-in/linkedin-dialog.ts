import { openIdScope } from '#contract/auth/social-providers.ts';
import type { OpenDialog } from './dialog-request.ts';

/** LinkedIn has no script: its dialog is opened by a form, whose goal the page's policy names. */
export const openLinkedin: OpenDialog = async ({ clientId, dialogUrl }, { redirectUri, state }) => {
  const form = document.createElement('form');
  form.action = dialogUrl ?? '';
  const asked = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state, scope: openIdScope };
  for (const [name, value] of Object.entries(asked)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
  return undefined;
};
