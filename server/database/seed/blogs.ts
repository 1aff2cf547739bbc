import { blog as adolescentsEtEcrans } from './blogs/adolescents-et-ecrans.ts';
import { blog as afterAnAccident } from './blogs/after-an-accident-when-the-images-come-back.ts';
import { blog as afterTheBirth } from './blogs/after-the-birth-when-joy-is-late.ts';
import { blog as aiderUnProche } from './blogs/aider-un-proche-sans-s-oublier.ts';
import { blog as apresLaNaissance } from './blogs/apres-la-naissance-quand-la-joie-tarde.ts';
import { blog as apresUnAccident } from './blogs/apres-un-accident-quand-les-images-reviennent.ts';
import { blog as arreterDeFumer } from './blogs/arreter-de-fumer-sans-se-juger.ts';
import { blog as breathingSlowly } from './blogs/breathing-slowly-what-it-changes.ts';
import { blog as calmerUneCrise } from './blogs/calmer-une-crise-d-angoisse.ts';
import { blog as cesserDeToutRemettre } from './blogs/cesser-de-tout-remettre-a-demain.ts';
import { blog as comprendreLAnxiete } from './blogs/comprendre-l-anxiete.ts';
import { blog as comprendreSaColere } from './blogs/comprendre-sa-colere.ts';
import { blog as depressionSigns } from './blogs/depression-recognising-the-signs.ts';
import { blog as depressionSignes } from './blogs/depression-reconnaitre-les-signes.ts';
import { blog as epuisementAuTravail } from './blogs/epuisement-au-travail.ts';
import { blog as feelingLonely } from './blogs/feeling-lonely-even-among-others.ts';
import { blog as gettingThroughAPanicAttack } from './blogs/getting-through-a-panic-attack.ts';
import { blog as mieuxDormir } from './blogs/mieux-dormir-quand-l-esprit-tourne.ts';
import { blog as parisEnLigne } from './blogs/paris-en-ligne-reprendre-la-main.ts';
import { blog as parlerASonEnfant } from './blogs/parler-a-son-enfant-apres-un-choc.ts';
import { blog as premiereConsultation } from './blogs/premiere-consultation-a-quoi-s-attendre.ts';
import { blog as preparerUnExamen } from './blogs/preparer-un-examen-sans-y-laisser-la-sante.ts';
import { blog as reconnaitreLEmprise } from './blogs/quand-l-amour-fait-peur-reconnaitre-l-emprise.ts';
import { blog as quandManger } from './blogs/quand-manger-devient-un-combat.ts';
import { blog as quandVerifier } from './blogs/quand-verifier-ne-suffit-jamais-les-toc.ts';
import { blog as respirerLentement } from './blogs/respirer-lentement-ce-que-cela-change.ts';
import { blog as seDisputer } from './blogs/se-disputer-sans-se-blesser.ts';
import { blog as seParlerAvecBienveillance } from './blogs/se-parler-avec-bienveillance.ts';
import { blog as seSentirSeul } from './blogs/se-sentir-seul-meme-entoure.ts';
import { blog as sleepingBetter } from './blogs/sleeping-better-when-the-mind-keeps-turning.ts';
import { blog as traverserUnDeuil } from './blogs/traverser-un-deuil.ts';
import { blog as understandingAnxiety } from './blogs/understanding-anxiety.ts';
import { blog as understandingYourAnger } from './blogs/understanding-your-anger-before-it-decides.ts';
import { blog as whenChecking } from './blogs/when-checking-is-never-enough-ocd.ts';
import { blog as whenLoveIsFrightening } from './blogs/when-love-is-frightening-coercive-control.ts';
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
  aiderUnProche,
  apresLaNaissance,
  apresUnAccident,
  cesserDeToutRemettre,
  comprendreSaColere,
  parisEnLigne,
  preparerUnExamen,
  reconnaitreLEmprise,
  quandManger,
  quandVerifier,
  respirerLentement,
  seSentirSeul,
  understandingAnxiety,
  gettingThroughAPanicAttack,
  yourFirstSession,
  afterAnAccident,
  afterTheBirth,
  breathingSlowly,
  depressionSigns,
  feelingLonely,
  sleepingBetter,
  understandingYourAnger,
  whenChecking,
  whenLoveIsFrightening,
];
