import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'sleeping-better-when-the-mind-keeps-turning',
  title: 'Sleeping better when the mind keeps turning',
  excerpt:
    'From nine in the evening until dawn, a sleepless night looked at again with the tools of cognitive behavioural therapy: what keeps you awake, and what you can change tonight.',
  language: 'en',
  translationOf: 'mieux-dormir-quand-l-esprit-tourne',
  categorySlugs: ['anxiete-et-stress', 'travail'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-05-21T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    {
      title:
        'Riemann et al., “The European Insomnia Guideline: An update on the diagnosis and treatment of insomnia 2023”, Journal of Sleep Research, 2023',
      url: 'https://doi.org/10.1111/jsr.14035',
    },
    {
      title:
        'Scullin et al., “The effects of bedtime writing on difficulty falling asleep”, Journal of Experimental Psychology: General, 2018',
      url: 'https://doi.org/10.1037/xge0000374',
    },
    { title: 'NHS, “Insomnia”', url: 'https://www.nhs.uk/conditions/insomnia/' },
  ],
  content: `
<p>The body is heavy, the light is off, the building quiet at last. And the mind starts work: tomorrow’s file, the loan payment, what your sister-in-law meant. The more you order sleep to come, the further away it goes. Let us follow one of these nights hour by hour. At each step there is something to do, and something to stop doing.</p>

<h2>9 p.m.: emptying your pockets</h2>
<p>The thoughts of midnight are often those of the day, which nobody had time to hear. Give them an earlier appointment. Sit down for ten minutes, anywhere but in the bedroom, and write what is on your mind in two columns: “I can act” and “I cannot act tonight”. In the first, put the next step, however small: call the bank at nine, ask the colleague the question.</p>
<p>An American team compared, in a laboratory, young adults who were asked to write for five minutes before bed. Those who listed the things they had to do fell asleep faster than those who described what they had already done, and the more precise the list, the faster. The study is small and its participants were in good health. Trying it costs nothing.</p>
<p>The body has to be prepared for the night too. The British health service advises avoiding coffee, tea, tobacco and alcohol for the six hours before bed, and keeping one quiet hour before it. An espresso at six can still be at work at midnight. During Ramadan, when life moves into the night and the meal before dawn cuts sleep in two, these rules do not apply as they stand. Keep at least one block of sleep at a fixed hour, and go back to your usual times gradually after Eid.</p>

<h2>11 p.m.: waiting for sleep, not for the hour</h2>
<p>Many people with insomnia go to bed early to give themselves a chance. They then spend nine hours in bed to sleep five and a half of them. In time the brain links the mattress with effort, sums and worry. Some doze on the sofa in front of the television and wake up fully the moment their head touches the pillow.</p>
<p>The rule is simple to state: go to bed only when your eyelids drop. Tiredness is heavy legs; sleepiness is eyes that close on the page. Keep the bed for sleep and for intimacy. The phone sleeps in another room, or at the far end of this one if several of you share it. Headphones, earplugs and a thick curtain are no luxury on the night of a wedding next door.</p>

<h2>2 a.m.: stepping out of the fight</h2>
<p>Everyone wakes up at night. What decides the rest is the conversation that begins. “If I don’t sleep now, tomorrow is lost.” You look at the time, you subtract, the heart speeds up. Yet a bad night makes a day unpleasant without making it impossible: a candidate who sleeps badly before the baccalaureate does not forget a year of work.</p>
<p>If you are not asleep after about twenty minutes, at a guess, do this:</p>
<ol>
<li>Turn the clock to the wall. Nobody was ever lulled by one.</li>
<li>Get up, without switching on the bright light, and move to another room or another chair.</li>
<li>Do something calm and slightly dull: fold laundry, read a book you have read already, listen to the radio very low.</li>
<li>If a thought keeps coming back, write it on the evening’s sheet and tell yourself that it now has a place.</li>
<li>Go back to bed when sleepiness returns. Start again as often as it takes.</li>
</ol>
<p>The first nights are thankless. This method, called stimulus control, often takes two or three weeks before the bed becomes a place for sleeping again.</p>

<h2>6.30 a.m.: getting up all the same</h2>
<p>Here is the least popular piece of advice, and perhaps the most useful. Get up at the same time every day, weekends included, whatever the night was like. Open the shutters, go outside for ten minutes. A regular rising time sets the inner clock, and the hours spent awake during the day are what make you sleepy in the evening. A Sunday lie-in borrows from the following night. A nap, precious in summer, does no harm if it ends before three and lasts no more than about twenty minutes.</p>
<p>To know where you stand, keep a sleep diary for two weeks, filled in each morning, from memory, without watching the time at night:</p>
<ul>
<li>the time you went to bed, and the time the light went out;</li>
<li>roughly how long it took to fall asleep, wakings, the time you got up;</li>
<li>naps, coffees, medicines;</li>
<li>mood and energy of the day, out of ten.</li>
</ul>
<p>People often find that they sleep a little more than they thought, and that awful days do not always follow the worst nights.</p>

<h2>Therapy and medicines: what the guidelines say</h2>
<p>These tools come from cognitive behavioural therapy for insomnia. The European guideline of 2023 puts it first for chronic insomnia in adults, before medicines. Led by a trained professional, over a few sessions, it adds a calculated reduction of the time spent in bed. Do not undertake that restriction alone if you drive or handle machines for a living, or if you have epilepsy or bipolar disorder: lack of sleep can then be dangerous.</p>
<p>Sleeping pills may have their place, on prescription and for a short time, usually four weeks at most. Do not borrow a cousin’s tablet, do not mix sleeping pills with alcohol, and never stop all at once a treatment that you have taken for a long time: it is reduced with the doctor.</p>

<h2>When to see someone</h2>
<p>Talk to a professional if you have slept badly at least three nights a week for three months, or sooner if your days suffer. See a doctor for snoring with pauses in breathing, for tingling legs that force you to walk in the evening, or for sleepiness at the wheel; in that last case, do not drive. Mention too any period in which you sleep three hours and overflow with energy, with unusual spending or plans.</p>
<p>Insomnia often comes with anxiety and depression. When the dark hours fill with thoughts of death, wake someone and call 190 (SAMU), without waiting for the morning. Outside an emergency, try these steps for three or four weeks; they do not replace a consultation, above all if nothing changes.</p>
<p>Tonight, change one thing only. The hour you get up tomorrow is a good place to begin.</p>
`,
};
