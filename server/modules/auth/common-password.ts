import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordMinLength } from '#contract/constants.ts';
import { isUncommonPassword } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';

/** What people here choose, which a list gathered from leaks elsewhere does not know. */
const ours = ['accalmie', 'motdepasse', 'azertyuiop', 'azerty', 'bonjour', 'tunisie', 'psychologue', 'qsdfghjklm', 'wxcvbn', 'aqwzsx'];

const common = new Set([...dictionary['passwords-common'], ...ours]);

const onlyRepeats = /^(.{1,3})\1{2,}.{0,2}$/;

/** « Password2026! » is « password »: figures and signs at the end are what everybody adds. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\W_]+$/, '');
  const isStemmed = stem.length >= passwordMinLength - 4 && stem !== plain && common.has(stem);
  return common.has(plain) || isStemmed || (plain.length <= 16 && onlyRepeats.test(plain));
}

/** Throws on the field when the password is among the first that anyone would try. */
export function refuseCommonPassword(fieldName: string, password: string): void {
  if (isCommonPassword(password)) throw brokenRule(fieldName, isUncommonPassword(false));
}
