import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'when-love-is-frightening-coercive-control',
  title: 'When love is frightening: coercive control',
  excerpt:
    'Watching, isolating, humiliating, then saying sorry: control takes hold without blows, or before them. How to recognise it, why leaving is so hard, how to be safer, how to help a friend.',
  language: 'en',
  translationOf: 'quand-l-amour-fait-peur-reconnaitre-l-emprise',
  categorySlugs: ['couple-et-famille', 'estime-de-soi'],
  contentNote: 'This text speaks of violence between partners.',
  isFeatured: false,
  publishedAt: '2025-08-26T08:00:00Z',
  reviewedAt: '2026-10-15',
  sources: [
    {
      title: 'World Health Organization, “Violence against women”',
      url: 'https://www.who.int/news-room/fact-sheets/detail/violence-against-women',
    },
    { title: 'NICE, “Domestic violence and abuse: multi-agency working” (PH50)', url: 'https://www.nice.org.uk/guidance/ph50' },
  ],
  content: `
<p>In the beginning he wanted to know everything about her. She had found it romantic. Then he wanted to know with whom she had lunch, why she had put on that lipstick, to whom she was writing. He has never hit her. Yet when she hears the key turn in the lock, Amina (the name is invented) checks at a glance that everything is in its place, her face included. One day she asked herself what she was afraid of, and could not answer.</p>
<p>If you are reading this on a device that someone watches, it is safest to ask for help from another phone, or in person. On the help page of this site, “Leave quickly” takes you elsewhere at a touch.</p>

<h2>Control, without blows or before them</h2>
<p>Coercive control is a gradual hold of one person over another. Each act, taken alone, can be explained. It is their sum that locks you in.</p>
<ul>
<li><strong>Watching</strong>: demanding passwords, your location, photos to prove where you are; calling ten times.</li>
<li><strong>Isolating</strong>: criticising friends, sulking after each visit to your parents, making every outing so costly that you give it up.</li>
<li><strong>Humiliating</strong>: running down your cooking, your body, your intelligence, in public, “as a joke”.</li>
<li><strong>Holding the money</strong>: taking your salary, making you account for a packet of nappies, keeping you from working.</li>
<li><strong>Making you doubt</strong>: “I never said that. You’re mad. Everyone thinks so.”</li>
<li><strong>Threatening</strong>: to share pictures, to take the children, to kill himself, not to renew a document.</li>
<li><strong>Imposing</strong>: sex or a pregnancy on you, or denying you any say in it. Within marriage too, this is called violence.</li>
</ul>
<p>The World Health Organization estimates that nearly one woman in three in the world suffers physical or sexual violence in her life, most often from her partner. Men are victims as well, and keep it to themselves even more. In Tunisia, organic law no. 2017-58 recognises physical, moral, sexual, economic and political violence against women, and provides for protection orders.</p>

<h2>Why do people not leave?</h2>
<p>The question hurts those it is put to. It can be turned round: what makes leaving so dangerous and so costly?</p>
<p>Violence alternates with gentle times. After the explosion come the tears, the present, the return of the man of the first months. You hold on to that one. Meanwhile self-confidence has been worn away: after hearing so often that you are worth nothing, you no longer believe that you could live alone. Add money, housing, the fear of losing the children, a family that counsels patience, the dread of scandal, hope. And leaving is the moment at which the risk rises. Those who wait are not weak; often they are weighing the danger.</p>
<p>That is why nobody should decide for them, and why leaving has to be planned.</p>

<h2>Safer, step by step</h2>
<ol>
<li><strong>Put into words what you are living through.</strong> Writing “this is not normal” in a safe place is already a way out of the fog.</li>
<li><strong>Choose one person</strong> who will not tell your partner: a sister, a colleague, a doctor. Agree on an ordinary word that will mean “call the police”.</li>
<li><strong>Keep records</strong> outside the house: dates, photos, messages, certificates. A doctor can record injuries, and distress as well.</li>
<li><strong>Prepare a bag</strong>, or a list if a bag is too risky: identity papers and the family record book, copies, money, medicines, keys, children’s clothes.</li>
<li><strong>Secure your phone</strong> from another device: new passwords, location sharing off, backups checked. Take care, a sudden change may alert him; sometimes a second phone is better.</li>
<li><strong>Find out before you act.</strong> 1899 is free of charge: it listens to women who are victims of violence and directs them to a shelter, a specialised unit of the police or the national guard, legal aid.</li>
</ol>
<p>During an attack avoid the kitchen and the bathroom, stay near a way out, move away from the children if the attention is on you, and as soon as you can call the police on 197, or the SAMU on 190 if someone is hurt.</p>
<p>Couples therapy is not advised while the violence lasts: nobody can speak freely in front of someone they are afraid of.</p>

<h2>And the children?</h2>
<p>They know. They hear through the walls and watch faces. Growing up like this harms them, even without a blow. Tell them that it is not their fault, that they do not have to step in, and which neighbour to run to. 1809 answers families and children. Leaving may protect them; you do not have to “hold on for their sake”.</p>

<h2>If a friend is living through this</h2>
<p>Believe her. Say: “I believe you. You did nothing to deserve it. What can I do that would not put you in danger?” Let her set the pace; she may go back to him several times, and the door must stay open. Keep a place for her, a copy of her papers, a little money. Do not go and confront the man. Write nothing that could give her away. Do not set her an ultimatum: she gets enough of those.</p>
<p>If you recognise yourself on the other side, if you control, search through her things, threaten, know that jealousy excuses nothing and that people can change, provided that they truly want to and get help on their own, not as a couple. Make that appointment before the next scene.</p>

<h2>Afterwards</h2>
<p>You expect relief, and you weep for a man who only half existed. Fear stays in the body, sleep is short, you still doubt your memories. All of that is to be expected. A psychologist trained to help after this kind of violence can help you to put the facts back in their place, to find your tastes and your judgement again, and to trust again the signs that alert her. If thoughts of death come, they can be treated too: say them, and call 190.</p>
<p>This article replaces neither a consultation nor legal advice. Amina, one morning, described a single scene to the nurse at work, and asked whether it was serious. The nurse gave no opinion. She said “I’m listening”, and closed the door.</p>
`,
};
