import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'feeling-lonely-even-among-others',
  title: 'Feeling lonely, even among others',
  excerpt:
    'Loneliness is not the number of people around you. Where it comes from, why it makes us step back when we should step forward, and the small steps that lead out of it.',
  language: 'en',
  translationOf: 'se-sentir-seul-meme-entoure',
  categorySlugs: ['estime-de-soi', 'depression'],
  contentNote: 'This text briefly mentions thoughts of suicide.',
  isFeatured: false,
  publishedAt: '2025-12-11T08:00:00Z',
  reviewedAt: '2026-10-09',
  sources: [
    {
      title: 'World Health Organization, “WHO Commission on Social Connection”',
      url: 'https://www.who.int/groups/commission-on-social-connection',
    },
    { title: 'NHS, “Loneliness”, Every Mind Matters', url: 'https://www.nhs.uk/every-mind-matters/lifes-challenges/loneliness/' },
    {
      title:
        'Masi C. M., Chen H.-Y., Hawkley L. C., Cacioppo J. T., “A meta-analysis of interventions to reduce loneliness”, Personality and Social Psychology Review, 2011',
      url: 'https://doi.org/10.1177/1088868310377394',
    },
  ],
  content: `
<p>A family meal, twenty people, two televisions. Someone asks whether work is going well, and before you have finished the sentence somebody has passed the dish. You smile. You think of the time when you can go home, and in the car you feel ungrateful: how can anyone be lonely in a house so full? They can. Loneliness is not counted in guests.</p>

<h2>Being alone, feeling lonely</h2>
<p>Being alone is a fact. Some people live alone and are the better for it; others need one silent evening to bear the week. Feeling lonely is something else: the painful gap between the ties you have and those you would like. You may miss one person to whom you could say everything. You may miss a group, neighbours, colleagues to joke with. You may have all of that and carry one thing that nobody around you knows: an illness, a love, a debt, a loss, a question about your faith.</p>
<p>The feeling affects people of every age, and it does not spare countries where people live among family. In 2023 the World Health Organization set up a commission on social connection, because isolation and loneliness harm the body’s health as much as the mind’s. Some times of life expose us more than others: moving to Tunis to study, a brother leaving for abroad, a divorce, a birth, retirement, unemployment, a bereavement. Teenagers often complain of it, to the surprise of parents who see them on the phone all day.</p>

<h2>Why do we step back when we are lonely?</h2>
<p>Loneliness has an unkind mechanism. When ties are missing, attention goes on guard, as if faced with danger. We watch for signs of rejection and find some: a message read and left unanswered, a slightly curt voice, an outing arranged without us. We conclude that we are in the way. We do not call. The other person, for their part, thinks that we prefer to be left in peace.</p>
<p>Leïla, whose name is invented, had lived like this since she came to Sfax. She turned down her colleagues’ invitations because she felt out of place there, and she felt out of place because she knew nobody. Researchers have compared what helps. <a href="https://doi.org/10.1177/1088868310377394">Their analysis</a> brings together dozens of studies: more occasions to meet are not always enough, and what works best is to work on those thoughts of rejection that present themselves as plain facts. They can be tested. “They invited me out of politeness” is a guess, not a fact.</p>

<h2>Where should you begin again?</h2>
<p>Ties are rebuilt in small amounts, often repeated, rather than by one sudden great friendship. Take one or two of these.</p>
<ul>
<li><strong>Count the small meetings.</strong> The grocer, the caretaker, the neighbour in the shared taxi. Two sentences more than needed. These light ties warm us more than we believe, and they get the voice going again.</li>
<li><strong>Pick up an old thread.</strong> Write to someone you have lost touch with: “I thought of you when I passed the school. How are you?” Do not apologise for the silence over ten lines. Most people are glad that somebody takes the first step.</li>
<li><strong>Go where people come back.</strong> A choir, a sewing class, a hiking club, an association, the local library. We make friends less by instant liking than by repetition: on the fifth Tuesday, they keep you a chair.</li>
<li><strong>Give your presence something to do.</strong> Help to tidy up, look after a child, go with a neighbour to the hospital. Being useful is easier than being interesting.</li>
<li><strong>Say one true thing.</strong> To a person you choose, on a calm day: “I’m not doing very well just now.” Closeness comes less from the time spent than from what is shared in it.</li>
</ul>
<p>Be a little wary of the phone. It helps when it leads to a voice, a meeting, a group where people talk. It isolates when it shows, at midnight, the carefully arranged lives of others.</p>

<h2>When home itself is far away</h2>
<p>For many families here loneliness has the shape of a screen: a son in Lyon, a sister in Doha, parents who stayed in the village. A video call every Friday ends up being about the weather alone. Try to share a moment rather than news: cook the same dish, watch the match together, read the grandson a story. And leave some room for bad news, which each side hides so as not to worry the other; by always protecting one another, people end up strangers.</p>
<p>For an old person who lives alone, a short and regular visit is worth more than a long party. Ask them for advice, for a recipe, for a story. We feel less lonely while we still have something to hand on.</p>

<h2>What if it lasts?</h2>
<p>A loneliness that settles in can be a sign of something else. If you no longer wish to see anyone, not even those you love, if mornings are heavy, if sleep and appetite have changed for two weeks or more, it may be depression, and that can be treated. If others frighten you to the point of avoiding a coffee or a meeting, it may be social anxiety, which responds well to therapy too. A consultation helps to tell these apart. It also offers, for an hour, someone who listens to the end of the sentence.</p>
<p>If you think that nobody would notice your absence, or that dying would be simpler, tell someone at once and call the SAMU on 190. Such thoughts are common in people who have been lonely too long; they pass, and it is better not to go through them without anyone.</p>
<p>This text does not replace a meeting. It can prepare for one: to whom could you write this evening, just two lines?</p>
`,
};
