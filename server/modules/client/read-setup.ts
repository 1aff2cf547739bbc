import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import type { Localized } from '#contract/locale.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { legalFields, practiceFields, type Setup, type TherapistSetup } from '#contract/practice/setup.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { isMoneyOrderOpen } from '../payment/beneficiary.ts';
import { presentInvitation } from '../therapist/invite-therapist.ts';
import { hasHours, opennessOf } from '../therapist/is-bookable.ts';
import { findTeam, type TeamMember } from '../therapist/team.queries.ts';
import { keptHelpLine } from './help-line-setting.ts';
import { readLegalNotice } from './legal-notice.ts';
import { practiceOf } from './read-practice.ts';

/** What the practice has said of itself, and what is still to be said before somebody can book. */
export async function readSetup(deps: Deps): Promise<Setup> {
  const { db, cardProviders } = deps;
  const { email, phone, address, hours } = await practiceOf(db);
  const said = { email, phone, address, hours };
  const notice = await readLegalNotice(db);
  const { numbers } = await keptHelpLine(db);
  const openness = await opennessOf(deps);
  const team = await findTeam(db);
  const canBeBooked = (member: TeamMember) =>
    openness.isOpen(member.account) && (member.services ?? 0) > 0 && hasHours(member, openness.today);
  const hasBeneficiary = await isMoneyOrderOpen(db);
  return {
    missingDetails: practiceFields.filter((field) => !isWritten(said[field])),
    missingLegal: legalFields.filter((field) => !isWritten(notice[field])),
    hasBeneficiary,
    cardProvider: cardProviders.chosen?.name ?? null,
    therapists: team.map((member) => present(member, openness.today)),
    helpLine: { total: numbers.length, toConfirm: numbers.filter((number) => !isConfirmed(number)).length },
    isBookable: openness.isPayable && team.some(canBeBooked),
  };
}

const isWritten = (value: string | Localized) => (typeof value === 'string' ? value : value.fr) !== '';

/** The dates that came with the site are of the day it was made: nobody of the practice has called then. */
const isConfirmed = ({ id, number, verifiedAt }: HelpNumber) =>
  verifiedAt !== '' && !builtInNumbers.some((given) => given.id === id && given.number === number && given.verifiedAt === verifiedAt);

function present(member: TeamMember, today: string): TherapistSetup {
  const { id, slug, userId, fullName, invitedAt, email, mailRefusedAt } = member;
  return {
    id,
    slug,
    userId,
    fullName,
    invitation: invitedAt && email !== null ? presentInvitation({ email, invitedAt, mailRefusedAt }) : null,
    isPresented: member.about.fr.length > 0,
    services: member.services ?? 0,
    hasHours: hasHours(member, today),
  };
}
