import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'when-checking-is-never-enough-ocd',
  title: 'When checking is never enough: OCD',
  excerpt:
    'The door, the gas, your hands, thoughts that come back: obsessive-compulsive disorder is neither a quirk nor a lack of faith. How the trap closes, and how people get out of it.',
  language: 'en',
  translationOf: 'quand-verifier-ne-suffit-jamais-les-toc',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: 'This text mentions frightening thoughts and, briefly, thoughts of suicide.',
  isFeatured: false,
  publishedAt: '2025-11-06T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    {
      title: 'NICE, “Obsessive-compulsive disorder and body dysmorphic disorder: treatment” (CG31)',
      url: 'https://www.nice.org.uk/guidance/cg31',
    },
    {
      title: 'NHS, “Obsessive compulsive disorder (OCD)”',
      url: 'https://www.nhs.uk/mental-health/conditions/obsessive-compulsive-disorder-ocd/overview/',
    },
  ],
  content: `
<p>Sami locks the door, pulls the handle, goes down two floors, comes back up. He knows that it is locked. He saw it. He pulls again, five times now, because four seems to him a bad number. He arrives late and invents a traffic jam. His name is invented; the scene is played out every morning in many buildings, and hardly anyone speaks of it.</p>

<h2>Obsession, compulsion: what are they?</h2>
<p>Obsessive-compulsive disorder combines two things. <strong>An obsession</strong> is a thought, an image or an urge that forces itself in and frightens: what if the gas is on, what if my hands make my daughter ill, what if I shout an insult in the mosque. <strong>A compulsion</strong> is what you do to calm that thought: checking, washing, counting, tidying, repeating a prayer until it is perfect, asking someone to confirm, or running the film of the day again in your head.</p>
<p>Everyone has odd thoughts. Standing on a platform, you imagine that you could fall; holding a knife, that you could hurt someone. In most people the idea passes and is gone. In OCD it is taken for a warning, or for proof of what one really is. Often the opposite is true: the thought fastens on exactly what you hold sacred. Gentle parents dread doing harm, believers dread blasphemy, scrupulous people dread cheating.</p>
<p>It is called a disorder when it takes time, an hour a day or more, causes suffering and gets in the way of life. It most often begins between childhood and early adulthood, affects women and men, and stays hidden for several years on average.</p>

<h2>The trap, in four steps</h2>
<ol>
<li>A thought arrives: <em>what if the door is open?</em></li>
<li>Anxiety rises, with the sense of being responsible for a disaster.</li>
<li>You check. The anxiety drops at once.</li>
<li>The brain concludes that checking saved you. Next time it will demand it more loudly.</li>
</ol>
<p>Relief is the fuel. The more you check, the less sure you are: after looking at the handle so often you no longer remember whether you <em>saw</em> that it was locked or <em>thought</em> that it was. Memory has not broken down. It is worn out by the question.</p>
<p>Those around you enter the circle out of love. They answer for the twentieth time that yes, it is locked. They wash when they come in, for the sake of peace. They stop having guests. Each believes that they are helping, and the whole house ends up obeying a rule that nobody chose.</p>

<h2>Scruples and religion</h2>
<p>In the consulting room, religious obsessions are common: ablutions begun again to the point of exhaustion, a prayer taken up once more because one word may have been mispronounced, the terror of an offensive thought. Many people believe that they lack faith. Scholars knew these doubts long ago and called them <em>waswas</em>; in essence, they advised people not to answer them and to carry on. A person you trust, an imam or a well-read relative, can tell you once what is enough. Once: if the question comes back every day, it is no longer looking for an answer, it is looking for relief.</p>

<h2>How is it treated?</h2>
<p>The standard psychological treatment is called <strong>exposure and response prevention</strong>. The name is harsh, the method goes by degrees. With the therapist you list what you avoid, from the lowest step to the highest. Then you come close to one step, without the ritual, and stay long enough to find that the anxiety falls by itself, and that one can live without complete certainty.</p>
<p>For Sami it went like this:</p>
<ul>
<li>week 1: lock the door once, say aloud “I have locked it”, leave, with no photo of the lock;</li>
<li>week 2: no longer call his sister to ask her to look in;</li>
<li>week 4: lock it while thinking of something else, on purpose;</li>
<li>week 8: be the last to leave the family house, on the day they go on holiday.</li>
</ul>
<p><a href="https://www.nice.org.uk/guidance/cg31">The NICE guidelines</a> recommend this therapy first in mild forms; in moderate ones, the therapy or an antidepressant of the SSRI family, prescribed by a doctor; both together in severe forms. Doses are often higher and take longer to work than for depression. Most people get markedly better. OCD can come back in times of tiredness; you then know what to do.</p>
<p>Beware of treatments that do nothing but reassure. Discussing without end how dangerous a germ really is feeds the doubt. The useful question is rarely “is it dangerous?”; it is rather “what would I be doing now if this thought had not spoken?”</p>

<h2>What you can begin by yourself</h2>
<ul>
<li><strong>Name the thought.</strong> “Here is an OCD thought”, and not “here is a danger”.</li>
<li><strong>Delay the ritual.</strong> Ten minutes to begin with. Keep your hands busy. The urge will often have changed size.</li>
<li><strong>Do it less well.</strong> Wash and leave out a step, put an object away askew. An imperfect ritual loses some of its power.</li>
<li><strong>Tell those close to you</strong> that you will ask them to answer less, and agree on a gentle sentence: “I think it’s the OCD asking. I’m staying with you.”</li>
<li><strong>Do not fight the thought itself.</strong> Try not to think of a camel: it comes. Let it cross the room like a neighbour’s radio.</li>
</ul>
<p>If you are a parent, do not make the child stop all at once. Note what you do for them and take away a little each week, telling them so.</p>

<h2>When should you see someone?</h2>
<p>As soon as rituals cost you an hour a day, make you late, damage your skin, or as soon as you hide your thoughts for fear of being judged. Psychologists hear all of these thoughts, the crudest included; they are not shocked by them and do not take you for dangerous. You can write them down and hand over the paper.</p>
<p>OCD is exhausting, and that exhaustion can lead to dark thoughts. If they come, speak of them the same day, and call the SAMU on 190 if you fear that you may act.</p>
<p>This article cannot make a diagnosis, and reading it three times to be sure would change nothing. One reading is enough. The rest is done together.</p>
`,
};
