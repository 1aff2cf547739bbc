import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'understanding-your-anger-before-it-decides',
  title: 'Understanding your anger before it decides',
  excerpt:
    'Anger tells you that a line was crossed. What lights it, why “letting off steam” feeds it, how to take a real pause, and when it hides fear or exhaustion.',
  language: 'en',
  translationOf: 'comprendre-sa-colere',
  categorySlugs: ['couple-et-famille', 'estime-de-soi'],
  contentNote: 'Part of this text speaks of violence in the family.',
  isFeatured: false,
  publishedAt: '2025-09-16T08:00:00Z',
  reviewedAt: '2026-10-08',
  sources: [
    {
      title:
        'Kjærvik S., Bushman B., “A meta-analytic review of anger management activities that increase or decrease arousal: What fuels or douses rage?”, Clinical Psychology Review, 2024',
      url: 'https://doi.org/10.1016/j.cpr.2024.102414',
    },
    {
      title: 'NHS, “Get help with anger”',
      url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/',
    },
    {
      title: 'American Psychological Association, “Control anger before it controls you”',
      url: 'https://www.apa.org/topics/anger/control',
    },
  ],
  content: `
<p>It is seven in the evening. An hour and a half on the bus, a bill in the letterbox, the little one who knocks over his glass. Your voice comes out by itself, far too loud. In the silence that follows, the child looks at you as if he did not know you. You are ashamed, you explain that you are tired, you promise yourself that it was the last time. You had promised that before.</p>

<h2>What is anger for?</h2>
<p>Anger warns that a line has been crossed: an injustice, contempt, a broken promise, a danger to those we love. Without it we would let ourselves be walked over. It gives energy and courage, and rights have been won thanks to it. The problem begins when it comes too fast, too strong, too often, or against the wrong people.</p>
<p>It is easily confused with violence. Anger is an emotion, and nobody chooses it. Violence is an act, and we always answer for it. Between the two there are a few seconds. All the work consists in making them longer.</p>

<h2>What happens before the outburst</h2>
<p>An outburst seems sudden. It has been long in the making. Play the scene again slowly and you will nearly always find three levels.</p>
<ul>
<li><strong>The background</strong>: a bad night, hunger, a pain, the heat of a long day in August, noise, a money worry you keep quiet, last night’s alcohol.</li>
<li><strong>The spark</strong>: a glass knocked over, a tone of voice, someone jumping the queue, a remark at table.</li>
<li><strong>The thought</strong>: “He’s doing it on purpose.” “They take me for a fool.” “After all I’ve done.” It is the thought that starts the fire; the spark alone would have gone out.</li>
</ul>
<p>The body warns before the mouth: the jaw, the hands, heat in the face, the wish to stand up. Knowing <em>your</em> first sign is worth more than ten pieces of advice. Note it for a week, afterwards, with the time and the background.</p>

<h2>Is letting off steam a good idea?</h2>
<p>People recommend hitting a cushion, shouting in the car, smashing things for once. Researchers have brought together more than a hundred and fifty studies with more than ten thousand people. <a href="https://doi.org/10.1016/j.cpr.2024.102414">Their conclusion</a> is plain: what raises the body’s arousal does not bring anger down; what lowers it does. Breathing slowly, relaxing, meditating, taking a break all help. Hitting does not, nor does going for a run to calm down, at least at that moment; sport keeps all its other merits.</p>
<p>Brooding is another way to feed the fire. Telling five friends about the insult, preparing the retort in the shower, reading the messages again: each time the body lives through the scene once more, and the anger flares up afresh.</p>

<h2>A pause that really is one</h2>
<ol>
<li><strong>Agree on it when things are cool.</strong> To your partner, to your son: “When I feel that I’m about to explode, I’ll say <em>pause</em> and go out for twenty minutes. I will come back.”</li>
<li><strong>Say it and go.</strong> Without slamming the door, without a parting shot.</li>
<li><strong>Bring the body down.</strong> Cold water, a slow walk, long breaths out. Twenty minutes is the least: the chemistry of anger takes time to clear.</li>
<li><strong>Do not plead your case in your head.</strong> Count trees, recite something, keep your hands busy.</li>
<li><strong>Come back</strong>, at the time you said. A pause without a return is a punishment.</li>
</ol>
<p>Only then, talk. A fact, a feeling, a request: “When you cancel at the last minute, I feel unimportant. Tell me the day before.” It is less spectacular than a reproach, and it achieves more.</p>
<p>Then make amends. To a child, say: “I shouted. It isn’t your fault, even though you had knocked over the glass. It’s up to me to learn to do things differently.” Making amends does not cost you authority; it teaches the child how people apologise.</p>

<h2>Under the anger, something else</h2>
<p>Anger is a very convenient surface emotion. It covers the fear of losing someone, the shame of having failed, the sadness of a loss that was never wept over, the tiredness of carrying too much. Many men were never allowed any other. Depression can look like this: few tears, a great deal of irritation. So can anxiety, lack of sleep, alcohol or cannabis, a thyroid disorder, a pain that lasts, the return of an old trauma. Look for what arrived at the same time. “I’ve been losing my temper since the summer” often has a story behind it.</p>
<p>Some people, on the other hand, never allow themselves the slightest anger. They smile, have stomach aches, and one day find themselves in tears over a remark. For them progress consists in saying no once a week, in a calm voice.</p>

<h2>When should you ask for help?</h2>
<p>Make an appointment if those close to you are afraid of your reactions, if you break things, if you drive dangerously when you are upset, if you lose jobs or friends, or if nearly every week you regret what you said. Short therapies give good results: you learn to spot your three levels, to question the thought that you have been insulted, to ask in another way.</p>
<p>If you have pushed, hit or threatened someone, or if you feel that it is about to happen, leave the room and call somebody now. Asking for help before the act takes courage, and it is owed to those who live with you.</p>
<p>If you are the one who is afraid of someone else’s anger, nothing in this article is your task: it is not your job to calm them down. Get yourself and the children to safety. The police answer on 197, 1899 listens to and guides women who are victims of violence, and 1809 answers children and their families.</p>
<p>These pointers do not replace a consultation. This evening, if the glass is knocked over again, you will perhaps have three seconds more. Three seconds is a great deal when somebody small is looking at you.</p>
`,
};
