import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'after-an-accident-when-the-images-come-back',
  title: 'After an accident, when the images come back',
  excerpt:
    'Nightmares, jumpiness, detours to avoid the road: after a shock, these reactions are to be expected. What helps in the first weeks, and what can be treated when they last.',
  language: 'en',
  translationOf: 'apres-un-accident-quand-les-images-reviennent',
  categorySlugs: ['anxiete-et-stress'],
  contentNote: 'This text speaks of accidents and assaults, without going into detail.',
  isFeatured: false,
  publishedAt: '2026-03-05T08:00:00Z',
  reviewedAt: '2026-10-14',
  sources: [
    {
      title: 'World Health Organization, “Post-traumatic stress disorder”',
      url: 'https://www.who.int/news-room/fact-sheets/detail/post-traumatic-stress-disorder',
    },
    { title: 'NICE, “Post-traumatic stress disorder” (NG116)', url: 'https://www.nice.org.uk/guidance/ng116' },
  ],
  content: `
<p>The car was repaired a month ago. The doctor said that his back would recover. But at every blast of a horn Hatem (the name is invented) finds his palms wet. He takes a twenty-minute detour so as not to pass the crossroads again. At night the scene begins anew, always at the same point, one second before. He has told nobody: he is alive, others were less lucky, what would he have to complain about?</p>

<h2>What the mind is trying to do</h2>
<p>An ordinary event is filed with the others. You think of it, you talk about it, it is given a date and a place. A shock goes too fast. It leaves pieces: a noise, a smell of petrol, a sentence, the light. These pieces come back uncalled, as if it were happening now, because they have not yet been put away in the past.</p>
<p>In the first weeks most people have reactions of three kinds:</p>
<ul>
<li><strong>the images come back</strong>, in nightmares, in flashes, at the sight of a detail;</li>
<li><strong>they avoid</strong> the place, the conversation, the news, sometimes their own thoughts;</li>
<li><strong>the body stands guard</strong>: light sleep, being easily startled, irritability, trouble concentrating.</li>
</ul>
<p>Often there is guilt as well (“if I had left five minutes later”), a sense of floating, or an absence of emotion that worries those around. None of this is madness. In most cases these reactions calm down within a few weeks. According to the World Health Organization, most people go through at least one event of this kind in their lives, and a small share of them develop post-traumatic stress disorder.</p>

<h2>The first weeks: what helps</h2>
<p>The point is neither to “move on” nor to live it all again. It is to give the body the proof that the danger is over.</p>
<ol>
<li><strong>Bring back the ordinary.</strong> Meals, a time to get up, a walk, work as soon as the doctor allows it, even half days.</li>
<li><strong>Let others be near you, in your own way.</strong> Tell them what suits you: “Stay with me without making me talk about it”, or “I need to tell it once from beginning to end.”</li>
<li><strong>Talk about it when you want, to whom you want.</strong> For a long time people were made to describe the event straight away, in a group; <a href="https://www.nice.org.uk/guidance/ng116">NICE advises against it</a>, because it prevents nothing and may get in the way of recovery.</li>
<li><strong>Stop watching the videos.</strong> Those of the accident, those of the neighbourhood group, those that look like them.</li>
<li><strong>Return step by step to what you avoid</strong>, if the danger is past: first as a passenger, in daylight, on a small road; then the crossroads on foot; then in a car with a friend.</li>
<li><strong>Avoid alcohol, and tranquillisers taken without advice.</strong> They numb the evening and keep the rest going.</li>
</ol>
<p>When an image seizes you, bring yourself back here. Feel your feet, hold something cold, say aloud the date, the place, the name of whoever is with you: “It is Tuesday, I am in the kitchen, it is over.” The image is not chased away by that; it is given back its date.</p>

<h2>When should something be done?</h2>
<p>One month is a convenient mark. Beyond it, if nightmares, avoidance and alarm are still strong and keep you from living, you should see someone. Sometimes the disorder appears later, after six months, at the time of the trial, of an anniversary, of a birth. Do not wait at all if you have suffered sexual violence or violence from a partner, if someone close to you died in the event, if you no longer sleep, or if you drink to keep going.</p>
<p>In some jobs such scenes pile up: rescue workers, police and national guard, drivers, emergency staff, journalists. There people learn to joke about everything. The wear is no less real, and asking for help there protects one’s colleagues as well.</p>

<h2>What treats it</h2>
<p>The treatments are known and sound. The best studied are trauma-focused cognitive behavioural therapies and EMDR, a method in which you go back to the memory while your attention is held by movements of the eyes or by tapping. In both, the memory is approached slowly, with someone, in a safe place, until you can think of it without being swept away. Ten or so sessions is usual for a single event; more are needed when violence went on for years.</p>
<p>People often fear that talking will wake everything up. The therapist will not ask you to go through it in the first hour. They will begin with your sleep, your safety, what you can lean on. You stay in control of the pace and you can say stop. A doctor may also offer an antidepressant if therapy is not possible or not enough; tranquillisers over a long time, on the other hand, are not advised for this disorder.</p>

<h2>If it is someone you love</h2>
<p>You find them changed: they flare up over a broken glass, they no longer want to go out, they check the doors. Do not tell them that they should be grateful to be alive. Say what you see and what you offer: “You wake up every night. I can make the appointment and drive you there.” Give warning before you touch them in their sleep. Keep your own friends; living close to a fear is tiring.</p>
<p>Protect the children without lying to them: “Dad was very frightened in the accident. Sometimes his body thinks it is still happening. He is getting help.”</p>
<p>If the person speaks of dying, if they blame themselves to the point of wanting to disappear, do not leave them alone, and call the SAMU on 190. For an assault, the police answer on 197, and 1899 guides women who are victims of violence.</p>
<p>This article gives guidance and makes no diagnosis. Hatem, for his part, did go back to the crossroads in the end: on foot, on a Sunday morning, with his brother. They had a coffee there. The following night he dreamed of something else.</p>
`,
};
