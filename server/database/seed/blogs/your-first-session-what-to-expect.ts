import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'your-first-session-what-to-expect',
  title: 'Your first session: what to expect',
  excerpt:
    'What happens during a first session with a psychologist, what stays secret and what cannot, the price, cancelling, and the questions you have every right to ask.',
  language: 'en',
  translationOf: 'premiere-consultation-a-quoi-s-attendre',
  categorySlugs: ['estime-de-soi', 'depression'],
  contentNote: null,
  isFeatured: false,
  publishedAt: '2026-02-03T08:00:00Z',
  reviewedAt: '2026-10-13',
  sources: [
    { title: 'National Institute of Mental Health, “Psychotherapies”', url: 'https://www.nimh.nih.gov/health/topics/psychotherapies' },
    {
      title: 'Flückiger et al., “The alliance in adult psychotherapy: a meta-analytic synthesis”, Psychotherapy, 2018',
      url: 'https://doi.org/10.1037/pst0000172',
    },
  ],
  content: `
<p>You may have kept this number for months, saved under “dentist”. You wonder who will see you go in, where to begin, what it costs, and whether you will be found ridiculous. Here is how a first session goes, from the side of the person who receives you.</p>

<h2>Must one be very unwell to come?</h2>
<p>No. People come because they cry without knowing why, because they no longer sleep, because a divorce is on its way or a child has gone abroad. They also come without any event, with the feeling of missing their own life. Duration is a good guide: sadness, anxiety or a loss of interest that has been there nearly every day for more than two weeks deserves to be told to someone. Another guide is how much room the problem takes: you avoid places, you cancel, you pretend.</p>
<p>A psychologist does not prescribe medicines. A psychiatrist, who is a doctor, can. The two often work together, and your psychologist will suggest a medical opinion if they find it useful.</p>
<p>A session is not made for an emergency. If you are in danger, or are thinking of ending your life, call 190 (SAMU) first.</p>

<h2>Before the appointment</h2>
<p>You have nothing to prepare. If you are afraid of going blank, write three lines: what is wrong, since when, what you would like to see change. You can read them out, or hand over the sheet.</p>
<p>Choose a time after which you will not be in a hurry. An hour’s walk after the session leaves time to come back down. For a session from a distance, find a place where nobody can hear behind the door; a parked car does very well. You will speak French, Tunisian, English, or the mixture you use at home. Changing language in the middle of a sentence often teaches something.</p>
<p>Come alone, preferably. If a mother or a husband comes with you, they can wait, or be seen for a few minutes with your agreement. For somebody under age, a parent or guardian makes the appointment, and the child then has a time of their own.</p>

<h2>During the session</h2>
<p>Allow about fifty minutes. No couch is compulsory: two armchairs, some water, a box of tissues that nobody obliges you to use. The psychologist introduces themselves, explains how things work, then asks a broad question, such as “what brings you here?”. Begin with whichever end you like. Putting things in order is their work.</p>
<p>They will probably ask how long the difficulties have lasted, about sleep and appetite, your health and your treatments, the family, work, and what you have already tried. They will quite likely ask whether you have thought of dying. The question is put to many people, calmly, and it does not give the idea to those who did not have it. At any moment you may answer: “I would rather talk about that later.”</p>
<p>People cry, laugh from embarrassment, forget everything. Silence is not a failure. The last minutes are for taking stock: what has been understood, what is suggested, at what pace. Do not expect a diagnosis or a solution on the first day. You should all the same leave knowing a little better what the rest would look like.</p>

<h2>What stays in the room</h2>
<p>In a neighbourhood where everything gets known, this fear is legitimate. Confidentiality is the foundation of the profession, for sessions at a distance too: nothing is passed on, and nothing is recorded. In practice, the psychologist does not tell your brother that you came, even if he is the one who pays. They will not be the first to greet you at the market. If an employer calls, they confirm nothing.</p>
<p>The health information that you entrust to the practice is kept only with your written agreement, as the <a href="https://legislation-securite.tn/latest-laws/loi-organique-n-2004-63-du-27-juillet-2004-portant-sur-la-protection-des-donnees-a-caractere-personnel">law of 2004 on personal data</a> provides.</p>
<p>This secret has a few limits, which it is honest to state beforehand. A serious and immediate danger to your life or someone else’s may lead to calling the emergency services. A child whose health or integrity is threatened must be reported: the <a href="https://www.jurisitetunisie.com/tunisie/codes/cde/cde1020.htm">Child Protection Code</a> requires it, even of those bound to professional secrecy. As far as possible, this is done after talking to you about it. Ask the psychologist to explain these rules; they are used to it.</p>

<h2>The price, paying, cancelling</h2>
<p>The length and the price of each kind of session are shown on the practitioner’s page before you book anything. The price does not depend on what you will tell. On this site you pay by card, or by money order, of which you send a photo of the receipt; the appointment is final once the practice has accepted it. You can cancel up to 24 hours before the hour and be refunded. After that, the session is in principle due, unless there is a circumstance you can explain.</p>
<p>If the cost is an obstacle, say so from the start. Sessions can be spaced out, a limited aim can be chosen, or you can be directed to a public hospital clinic. There is nothing impolite in talking about money with a psychologist.</p>

<h2>Your questions, and what comes next</h2>
<p>You have the right to know whom you are talking to. Some useful questions, to choose from according to what matters to you:</p>
<ul>
<li>What is your training, and are you used to difficulties like mine?</li>
<li>How do you work, and what do you expect of me between sessions?</li>
<li>How shall we see that it is moving forward, and when shall we take stock?</li>
<li>What happens if I feel worse between two appointments?</li>
<li>How long might it take, in your opinion?</li>
</ul>
<p>A serious professional answers simply, and can say that they do not know. Be wary of cures promised in three sessions.</p>
<p>Trust is not always born on the first day. It counts all the same: a synthesis of 295 studies, covering more than 30,000 patients, shows that the quality of the alliance between therapist and patient is linked, moderately but constantly, to the result of the therapy, whatever the method. If something hurt you or left you cold, say so at the second session. If the unease remains, you can change psychologist without justifying yourself.</p>
<p>That evening, expect to be tired, sometimes relieved, sometimes stirred. It is usual. This article describes the general frame and replaces no consultation: yours will have a face of its own. To prepare for it, all that is left is to choose a time.</p>
`,
};
