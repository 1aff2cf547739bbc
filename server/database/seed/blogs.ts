import { blog as adolescentsEtEcrans } from './blogs/adolescents-et-ecrans.ts';
import { blog as arreterDeFumer } from './blogs/arreter-de-fumer-sans-se-juger.ts';
import { blog as calmerUneCrise } from './blogs/calmer-une-crise-d-angoisse.ts';
import { blog as comprendreLAnxiete } from './blogs/comprendre-l-anxiete.ts';
import { blog as depressionSignes } from './blogs/depression-reconnaitre-les-signes.ts';
import { blog as epuisementAuTravail } from './blogs/epuisement-au-travail.ts';
import { blog as gettingThroughAPanicAttack } from './blogs/getting-through-a-panic-attack.ts';
import { blog as mieuxDormir } from './blogs/mieux-dormir-quand-l-esprit-tourne.ts';
import { blog as parlerASonEnfant } from './blogs/parler-a-son-enfant-apres-un-choc.ts';
import { blog as premiereConsultation } from './blogs/premiere-consultation-a-quoi-s-attendre.ts';
import { blog as seDisputer } from './blogs/se-disputer-sans-se-blesser.ts';
import { blog as seParlerAvecBienveillance } from './blogs/se-parler-avec-bienveillance.ts';
import { blog as traverserUnDeuil } from './blogs/traverser-un-deuil.ts';
import { blog as understandingAnxiety } from './blogs/understanding-anxiety.ts';
import { blog as yourFirstSession } from './blogs/your-first-session-what-to-expect.ts';
import type { SeedBlog } from './seed-blog.ts';

/** The articles of the demonstration. */
export const blogs: readonly SeedBlog[] = [
  comprendreLAnxiete,
  calmerUneCrise,
  mieuxDormir,
  depressionSignes,
  premiereConsultation,
  seDisputer,
  parlerASonEnfant,
  adolescentsEtEcrans,
  traverserUnDeuil,
  seParlerAvecBienveillance,
  epuisementAuTravail,
  arreterDeFumer,
  understandingAnxiety,
  gettingThroughAPanicAttack,
  yourFirstSession,
];
