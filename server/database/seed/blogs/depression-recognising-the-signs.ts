import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'depression-recognising-the-signs',
  title: 'Depression: recognising the signs',
  excerpt:
    'Depression does not always look like sadness. How to tell it from grief, what to take seriously, how to speak of dark thoughts, and where to begin to get better.',
  language: 'en',
  translationOf: 'depression-reconnaitre-les-signes',
  categorySlugs: ['depression'],
  contentNote: 'This text speaks of dark thoughts and suicide, without details.',
  isFeatured: false,
  publishedAt: '2026-05-26T08:00:00Z',
  reviewedAt: '2026-10-09',
  sources: [
    {
      title: 'World Health Organization, “Depressive disorder (depression)”',
      url: 'https://www.who.int/news-room/fact-sheets/detail/depression',
    },
    { title: 'NICE, “Depression in adults: treatment and management” (NG222)', url: 'https://www.nice.org.uk/guidance/ng222' },
  ],
  content: `
<p>“I don’t even cry. I get up, I work, I go home. Everything has turned grey, and I don’t know when it began.” These words, in one form or another, are often heard in the consulting room. Those who say them do not always think of depression. They come because of a tiredness that vitamins have not mended, because of quarrels at home, because a sister booked the appointment for them. Depression is a common illness: it affects about one adult in twenty in the world. Yet it remains hard to see, above all from the inside.</p>

<h2>Two people, one illness</h2>
<p>Hichem is 52 and runs a hardware shop. Since the spring he has taken to shouting over a misplaced invoice, to falling asleep in front of the television and to waking at four with a heavy heart. His back hurts. He has stopped going to the café after prayer. At home they say that he has become irritable.</p>
<p>Ines is 24, with a master’s degree and two years of applications without an answer. Her brother sends money from Germany, and she is ashamed of it. She sleeps twelve hours, no longer answers messages, eats without being hungry, her eyes on her phone. Her friends find her distant. She thinks herself worthless.</p>
<p>Neither of them (both are composites of several people) would say that they are “sad”. Depression has two doors: a dark mood, or the loss of interest and pleasure. The second passes more easily for laziness or bad temper. In men, irritability, alcohol or withdrawal sometimes take up the whole foreground; in older people, pains and a failing memory. After a birth it can hide behind a polite smile and visits of congratulation.</p>

<h2>Grief, a low patch, or depression?</h2>
<p>A bereavement, a break-up, a failed exam hurt, and that pain has a meaning. It comes in waves. Between two waves a favourite dish keeps its taste, and a laughing child still makes you smile. In depression the grey spreads to everything, and good news slides off without getting in.</p>
<p>The criteria that clinicians use, and the WHO sets out, ask that low mood or loss of interest be there most of the day, nearly every day, for at least two weeks, along with several of the following signs and real trouble in daily life:</p>
<ul>
<li>a tiredness that rest does not mend;</li>
<li>sleep that is too short, broken before dawn, or on the contrary too long;</li>
<li>changes in appetite or weight that you did not intend;</li>
<li>difficulty concentrating, tiny decisions that have become heavy;</li>
<li>movements and thoughts that are slowed, or a restlessness without pause;</li>
<li>excessive guilt, the feeling of being worth nothing;</li>
<li>the sense that the future is closed, thoughts of death.</li>
</ul>
<p>Ticking boxes does not make a diagnosis. An underactive thyroid, anaemia, some medicines or bipolar disorder can look much the same and call for other care. Tell the doctor if, at some other time, you have known days of unusual energy with very little sleep: that detail changes the choice of treatment.</p>

<h2>Speaking of dark thoughts</h2>
<p>They range from “I’d like to sleep and not wake up” to a precise plan. Many people with depression have them and do not dare say so, for fear of worrying others, out of reticence, because the subject touches religion and the honour of the family. Talking about it does not give the idea of suicide to someone who did not have it. Asking calmly opens a door: “Do you sometimes think of dying?” Listen to the answer without a speech or a reproach.</p>
<p>If the answer is yes, do not leave the person alone, put out of reach anything that could be used for self-harm, and look for help that same day. <strong>If they seem close to acting, call the SAMU on 190 or go to the emergency department.</strong> The Help Line page of this site gathers the other numbers. If you are reading these lines with such thoughts yourself, tell one person now, just one, even by a short message: “I’m not well, come.” These moments reach a peak, and then they ease.</p>

<h2>How people come out of it</h2>
<p>Depression can be treated. There are several ways, and the choice is made together. For a milder form, <a href="https://www.nice.org.uk/guidance/ng222">NICE</a> advises starting with a psychological treatment and not offering an antidepressant at once, unless the person prefers it. For a more severe form, a therapy and a medicine together are among the first options. Antidepressants need a few weeks to act, are continued for several months after things improve, and are stopped gradually, with the doctor. If you fast, ask the doctor before Ramadan to adapt the times at which you take it, rather than stopping the treatment by yourself.</p>
<p>While you wait for the appointment, start small. Depression says “when I feel like it, I will move”; in practice the wish often comes back after the movement. That is the principle of behavioural activation:</p>
<ol>
<li>Choose a ten-minute action: walk to the baker’s, water the plants, call a cousin.</li>
<li>Set the time and write it down. Do it whatever your mood, then note what you felt.</li>
<li>Keep a more or less steady time to get up, and get some morning light.</li>
<li>Put off the big decisions, resigning, divorcing, leaving, to a time when you will see more clearly.</li>
</ol>

<h2>When should you see someone, and whom?</h2>
<p>Two weeks of signs on most days are enough to ask for advice, and less if there are thoughts of death or if you have stopped eating. The family doctor or the local health centre is a good first port of call: they examine you, ask for tests and refer you. A psychologist assesses and offers psychotherapy; a psychiatrist, who is a doctor, can also prescribe. They are glad to work together.</p>
<p>If you are close to someone who is ill, offer something precise: “I’ll go with you on Tuesday, I’ll wait outside.” “Pull yourself together” and “think of those who have it worse” close the conversation. Think of your own rest as well.</p>
<p>Nothing that you have just read can take the place of a diagnosis; that is the work of a consultation, and it often begins with a clumsy sentence. It will be enough.</p>
`,
};
