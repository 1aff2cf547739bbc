import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'breathing-slowly-what-it-changes',
  title: 'Breathing slowly: what it changes, and what it does not',
  excerpt:
    'Breathing is recommended for everything. What it really does in the body, how to learn it in a week, and the times when it is better to do something else.',
  language: 'en',
  translationOf: 'respirer-lentement-ce-que-cela-change',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-01-15T08:00:00Z',
  reviewedAt: '2026-10-06',
  sources: [
    {
      title: 'World Health Organization, “Doing What Matters in Times of Stress: An Illustrated Guide”',
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
    {
      title: 'NHS, “Breathing exercises for stress”',
      url: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
    },
    {
      title: 'National Center for Complementary and Integrative Health, “Relaxation Techniques: What You Need To Know”',
      url: 'https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know',
    },
  ],
  content: `
<p>“Just breathe.” You were told so in the waiting room, before the oral exam, on the phone, the evening you could no longer speak. The advice is kind and it grates, because you were breathing already, and things were no better. Breathing slowly does help many people, provided they know what to expect of it, have learned it in calm weather, and do not ask more of it than it can give.</p>

<h2>What happens in the body</h2>
<p>When something worries us, the breath moves higher and faster. The shoulders rise, the belly hardens, we swallow air. The heart follows. This preparation for effort was precious for running; it is less so in a government office, where you stay seated in a body that is ready to flee.</p>
<p>Breathing has one peculiarity: it works by itself, and it can also be steered. You cannot decide that your heart should slow down, but you can lengthen your breath, and the heart slows a little with each one you let out. By breathing out for longer than you breathe in, you send the body the signal of a moment without danger. After a few minutes the tension drops by a notch. A notch: that is the size of the thing to keep in mind.</p>
<p>Breathing hard and fast, on the other hand, lowers the carbon dioxide in the blood too far. The head spins, the fingers tingle, the chest tightens, and you believe that you lack air when you are taking in too much. Many people who are told to “take a deep breath” do exactly that. The useful instruction is rather: “let it out, gently, to the end.”</p>

<h2>Learning it in a week</h2>
<p>Choose an ordinary moment, always the same: before getting out of bed, in the car once it is parked, after prayer, while the coffee runs through. Five minutes are enough.</p>
<ol>
<li>Sit down, both feet on the floor, your back supported. Loosen whatever is tight at the waist.</li>
<li>Put one hand on your belly. Let your shoulders drop.</li>
<li>Let the air out without forcing it, as if you were cooling a spoonful of soup.</li>
<li>Let the air come back through the nose, without pulling it in. The hand hardly rises. Count to three or four.</li>
<li>Breathe out, counting to five or six. If counting bothers you, drop it and keep only the idea of a breath that is longer going out than coming in.</li>
<li>The mind will wander: to the rent, to yesterday’s quarrel. Notice it, and come back to the next breath out. Coming back is the exercise.</li>
</ol>
<p>For the first days people find it dull, sometimes unpleasant. It is a thing to be learned, like a road you end up taking without thinking. After a week, try it during a small annoyance: a queue, a traffic jam on the road to La Marsa, a message you want to answer too fast. The big moments will come later.</p>

<h2>What is it really good for?</h2>
<p>Relaxation techniques, slow breathing among them, have been studied in many situations. <a href="https://www.nccih.nih.gov/health/relaxation-techniques-what-you-need-to-know">The American centre NCCIH</a> sums them up with care: they can help to lower anxiety, for example before a medical procedure, and are among the tools that are useful against stress and insomnia; they are safe for most people; they complement a treatment and do not replace it. The World Health Organization has put exercises of the same kind into a free guide, written for people who live through hard times with no therapist at hand. There you learn first of all to come back to where you are, feet on the ground, before anything else.</p>
<p>Breathing slowly is therefore a good tool for:</p>
<ul>
<li>coming down after an annoyance, before you answer;</li>
<li>getting through a difficult but useful moment, a blood test, an interview, a call;</li>
<li>preparing for sleep, when the body is in bed and the mind has stayed at the office;</li>
<li>riding out a wave of anxiety without adding the fear of the wave.</li>
</ul>

<h2>What if it is not the right answer?</h2>
<p>Some people feel worse when they turn their attention to their breath. It happens after a panic attack, with asthma, or in someone whose body has been mistreated. If that is true of you, do not force it. Look around you and name five blue things, hold a cold glass, walk and count your steps, press your hands firmly together. The effect you are after is the same: coming back here.</p>
<p>There is a quieter trap. If you breathe so as above all not to feel anxiety, before each outing, before each call, the exercise becomes a crutch that you no longer dare put down. Use it to enter the situation, then let the discomfort run its course: it rises, levels off and comes down, even without a technique.</p>
<p>And no breathing settles what is really stifling you. A boss who humiliates, a debt, a house full of shouting call for a decision, for help, sometimes for a right to be claimed. Calming down then lets you see better; acting still has to be done.</p>

<h2>When should you talk to someone?</h2>
<p>A pain in the chest, a faint or serious trouble breathing are not treated by an exercise: call the SAMU on 190 at once. For breathlessness on effort or a wheeze, see a doctor soon. If you have asthma or a heart condition, ask your doctor what suits you before you hold or force your breath.</p>
<p>Talk to a psychologist if the anxiety comes back several times a week, if you arrange your days to avoid it, or if you do your exercises faithfully and nothing changes. Nobody will tell you that you breathe badly. Together you will look for what this body, all this time, has been trying to foresee.</p>
<p>In the meantime, let one breath go, slowly, before you close this page. A single one, expecting nothing of it. That is how it begins, and this article replaces neither a diagnosis nor someone at your side.</p>
`,
};
