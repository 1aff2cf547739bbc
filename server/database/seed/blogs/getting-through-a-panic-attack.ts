import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'getting-through-a-panic-attack',
  title: 'Getting through a panic attack',
  excerpt:
    'Five steps to get through a panic attack, the signs that mean calling the SAMU, what happens in the body, and how to keep the fear of the next one from making life smaller.',
  language: 'en',
  translationOf: 'calmer-une-crise-d-angoisse',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-01-27T08:00:00Z',
  reviewedAt: '2026-10-07',
  sources: [
    { title: 'NHS, “Panic disorder”', url: 'https://www.nhs.uk/mental-health/conditions/panic-disorder/' },
    {
      title: 'National Institute of Mental Health, “Panic Disorder: When Fear Overwhelms”',
      url: 'https://www.nimh.nih.gov/health/publications/panic-disorder-when-fear-overwhelms',
    },
    {
      title: 'NICE, “Generalised anxiety disorder and panic disorder in adults: management” (CG113)',
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  content: `
<p>If you are in the middle of an attack, read the list that follows slowly, one line after another. The rest of the page can wait.</p>

<h2>In the next few minutes</h2>
<ol>
<li><strong>Settle.</strong> Sit down, or lean your back against a wall. If you are driving, pull over as soon as it is safe and put the hazard lights on.</li>
<li><strong>Name what is happening</strong>, in a low voice: “This is a panic attack. It is very unpleasant. It will come down.”</li>
<li><strong>Lengthen your breath.</strong> Breathe in gently through the nose while you count to four, breathe out through the mouth while you count to six. Do not try to fill your lungs: it is the breathing out that counts. Go on for a few minutes.</li>
<li><strong>Come back to the place.</strong> Look for five things you see, four you touch, three sounds, two smells, one taste.</li>
<li><strong>Stay where you are</strong>, if the place is safe, until the wave goes down. Then take up, gently, what you were doing.</li>
</ol>
<p>If counting irritates you, leave the numbers and simply blow for a long time, as on a spoonful of hot soup. The old advice to breathe into a bag is best forgotten: it can be dangerous if the faintness has another cause.</p>

<h2>Is it the heart? The signs that mean calling 190</h2>
<p>The sensations of a panic attack sometimes resemble those of a heart problem, and nobody can tell them apart from a distance. Call the SAMU on 190 without waiting in these cases:</p>
<ul>
<li>a pain that grips the chest, lasts, or spreads to the arm, the back or the jaw;</li>
<li>loss of consciousness, a mouth or an arm that drops on one side, speech that becomes confused;</li>
<li>breathlessness that does not give way, blue lips;</li>
<li>faintness in someone who is pregnant, has heart disease or diabetes, above all while fasting;</li>
<li>a first episode of this kind, at the slightest doubt about its cause.</li>
</ul>
<p>Do not be afraid to disturb anyone. After a first episode, even once it has passed, see a doctor in the following days: an examination, an electrocardiogram and sometimes a blood test are often enough to rule out other causes. That result, in writing, will be something to lean on next time.</p>

<h2>What happened in your body?</h2>
<p>Take an ordinary journey. Sami (a borrowed name) is going home from Sousse to Tunis in a full shared taxi, on a hot Sunday. He has slept badly, drunk two coffees and thought about tomorrow’s interview. His heart is beating a little hard. He pays attention to it; the heart speeds up. “What if I pass out here?” He breathes faster. His fingers tingle, his head spins, the voices sound far away. Within minutes he is certain that he is about to die or lose his mind.</p>
<p>None of it was imaginary. The body set off its emergency reaction: adrenaline speeds up the heart, tightens the muscles, brings out sweat. Fast breathing gets rid of too much carbon dioxide, hence the tingling and the dizziness. The catastrophic thought read those signs as proof of danger and set them off again. It is a loop. Most attacks last between five and twenty minutes, then leave great tiredness behind. They are frightening without being dangerous in themselves. Contrary to what people dread, they do not lead to madness.</p>
<p>The loop explains the steps at the start. Naming the attack disputes the interpretation. Breathing out slowly corrects the breath. Looking around turns attention away from the heartbeat. Staying teaches something precious that only experience can teach: the wave comes down without your running away.</p>

<h2>When you begin to dread the next one</h2>
<p>A single attack is common and is not an illness. One speaks of panic disorder when attacks come back without warning and when, between them, the person worries constantly about the next or changes their habits. Sami no longer takes the shared taxi. He sits near the exit at the cinema, keeps a bottle of water and a pill in his pocket, and no longer goes to Friday prayers alone. Each of these precautions makes sense. Added up, they draw a smaller life.</p>
<p>The way back is made in steps. Write down the places you avoid, from the least hard to the hardest. Begin at the bottom: a short taxi ride, then a bus, then half an hour in a shared taxi. Stay at each step for as long as it takes the fear to drop, and repeat it over several days before the next. Leave the bottle at home when you feel ready. Being accompanied makes this work safer, and less lonely.</p>

<h2>Helping someone who is panicking</h2>
<p>Say little, in a low voice. Say who you are, offer to sit down together, breathe slowly yourself: the other person often settles into your rhythm. Ask before you touch. Keep onlookers away, for a crowd of well-meaning neighbours, with perfume, sugared water and contrary opinions, adds noise to noise. Avoid “calm down” and “it’s nothing”. Prefer “I’m staying with you, this will pass”. If you have any doubt about the person’s health, call 190 and say what you see.</p>

<h2>When to see someone, and what for</h2>
<p>Make an appointment if attacks come back, if you arrange your days to avoid them, or if the fear of having one takes up more of you than the attacks themselves. Cognitive behavioural therapy is the psychological treatment that NICE recommends for panic disorder: a few months, regular sessions, exercises between sessions, with effects that last. An antidepressant, prescribed and followed by a doctor, is another possibility. Tranquillisers of the benzodiazepine kind, on the other hand, are associated with poorer results in the long run for this disorder; the pill lent by a cousin is not a good idea.</p>
<p>Speak of it sooner still if the attacks appeared after a shock, a bereavement or a birth, or if dark thoughts come with them. If you feel like dying, do not wait for any appointment: call 190.</p>
<p>Copy the five steps onto a piece of paper and slip it into your wallet, beside your identity card. They are general landmarks, which cannot take the place of personal medical or psychological advice.</p>
`,
};
