import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'understanding-anxiety',
  title: 'Understanding anxiety',
  excerpt:
    'Anxiety is a useful alarm that sometimes goes wrong. What it is for, when it becomes a disorder, what keeps it going without anyone meaning to, and what really helps.',
  language: 'en',
  translationOf: 'comprendre-l-anxiete',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-01-20T08:00:00Z',
  reviewedAt: '2026-10-05',
  sources: [
    { title: 'World Health Organization, “Anxiety disorders”', url: 'https://www.who.int/news-room/fact-sheets/detail/anxiety-disorders' },
    {
      title: 'NICE, “Generalised anxiety disorder and panic disorder in adults: management” (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  content: `
<p>The night before the baccalaureate results, the whole house sleeps badly. The mother checks three times that the phone is charged, the father hardly speaks, the candidate has a stomach ache. Nobody is ill. What this family feels has a purpose: the body is preparing for something that matters and whose outcome is uncertain. Anxiety begins there, in that waiting turned towards the future. It becomes a problem when it stays after the event, or when it no longer needs an event to come.</p>

<h2>An alarm set on the safe side</h2>
<p>Fear answers a danger that is here: a car coming out of nowhere at the crossroads. Anxiety answers a danger that is possible. Both take the same paths. The heart speeds up, the muscles tighten, the breath becomes shorter, attention fixes on what could go wrong. These reactions still serve you: without some anxiety nobody would revise for an exam, read a contract twice or hold a child’s hand by the road.</p>
<p>This alarm would rather ring ten times for nothing than stay silent once too often. In some people it is more sensitive, by temperament, by family history, or after a long stretch of uncertainty: an illness in the family, a visa application that goes nowhere, months of irregular income. A sensitive alarm says nothing about your courage, your faith or your will.</p>

<h2>When is it called a disorder?</h2>
<p>No blood test measures anxiety. A clinician looks at how strong it is, how long it lasts and, above all, how much room it takes. The World Health Organization describes fears and worries that are excessive and hard to control, that settle in for several months and get in the way of family life, studies or work. Anxiety disorders are the most common of all mental disorders: they affect about 4% of people in the world. They often begin in childhood or adolescence, and only about one person in four who has one receives any treatment.</p>
<p>The word covers different situations:</p>
<ul>
<li><strong>Generalised anxiety</strong> moves from one subject to the next, a parent’s health, money, a child who is late, and brings tiredness, tension and light sleep.</li>
<li><strong>Panic disorder</strong> joins sudden attacks to the dread of the next one.</li>
<li><strong>Social anxiety</strong> is the fear of being judged, to the point of avoiding a viva, a wedding meal or a simple phone call.</li>
<li><strong>Phobias and agoraphobia</strong> make one situation impossible to cross: a lift, a blood test, a crowded shared taxi.</li>
</ul>
<p>The body often speaks first. Stomach pains, a tight throat, palpitations, an aching neck: many people see several doctors before they hear the word “anxiety”. The detour has its use. A thyroid disease, anaemia, some medicines or too much coffee can give the same sensations, and a simple examination can check for them.</p>

<h2>What keeps it going without anyone meaning to</h2>
<p>Two very natural movements feed anxiety. The first is avoidance. Nadia (the name is invented) felt faint in the supermarket; now she sends her brother. The relief is immediate, and that is how the trap closes: what she learns is that the supermarket was dangerous after all. A month later the chemist’s worries her too.</p>
<p>The second is looking for reassurance. You phone to know whether your son has arrived, then you phone again. You look up a symptom at two in the morning. You ask your husband for the fourth time whether all will be well. Each answer soothes for a few minutes and makes the next one more necessary. Out of affection, those around you end up arranging the house around the fear. Notice it together, without looking for someone to blame.</p>

<h2>What can you try this week?</h2>
<p>Choose one or two of these, no more, and give them a fortnight.</p>
<ol>
<li>Write your worries down as they come and give them an appointment: twenty minutes in the late afternoon, with the notebook open. Before that hour, answer them “later”.</li>
<li>Separate what depends on you from the rest. In one column write the next step, small and dated. In the other a sentence is enough: “I cannot know that today.”</li>
<li>Go back towards a situation you avoid, by its lowest step. Spend ten minutes in the supermarket at a quiet hour, and do it again until it becomes boring.</li>
<li>Before a call to check on someone, wait fifteen minutes. The urge will often have faded.</li>
<li>Look after the foundations: a steady time to get up, some movement nearly every day, less coffee after noon. During Ramadan, when the nights shift, keep a short nap and a fixed hour to put the phone down.</li>
</ol>
<p>Slow breathing, in which you breathe out for longer than you breathe in, helps tension come down. Use it to go through a situation rather than to flee it.</p>

<h2>What treats it, and when to ask for help</h2>
<p>See someone if worry fills most of your days and has done so for several weeks, if you are giving up things that matter to you, if sleep is suffering, or if you take alcohol, cannabis or pills to keep going. There is no need to wait until you are at the end of your strength: a recent difficulty is easier to work on than a habit of ten years.</p>
<p>Psychological treatments have been studied well, cognitive and behavioural therapies in particular. They teach you to examine your alarming thoughts and to come closer, in steps you choose, to what you avoid. <a href="https://www.nice.org.uk/guidance/cg113">The British guidelines of NICE</a> advise starting with the simplest help that may be enough, then offering therapy or medicine, according to how severe things are and what the person prefers. Antidepressants prescribed by a doctor take a few weeks to work. Tranquillisers of the benzodiazepine family bring relief quickly, but dependence can set in; they are kept for short periods. If you have been taking them for long, do not stop all at once: talk to the doctor, who will plan a gradual reduction.</p>
<p>If the anguish becomes such that you think of dying or of hurting yourself, call the SAMU on 190 or go to the nearest emergency department, with someone if you can. For everything else, take the time to choose whom to talk to. An article can shed light on a question; it does not replace a consultation, where your own story is looked at. Bring your notebook of worries: two weeks of notes often say more than an hour of memories.</p>
`,
};
