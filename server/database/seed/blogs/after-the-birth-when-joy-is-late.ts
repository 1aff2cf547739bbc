import type { SeedBlog } from '../seed-blog.ts';

export const blog: SeedBlog = {
  slug: 'after-the-birth-when-joy-is-late',
  title: 'After the birth, when joy is slow to come',
  excerpt:
    'You are congratulated, and you cry. From the dip of the first days to a depression that can be treated: how to tell them apart, and how to help a new mother, and a new father too.',
  language: 'en',
  translationOf: 'apres-la-naissance-quand-la-joie-tarde',
  categorySlugs: ['parentalite', 'depression'],
  contentNote: 'This text speaks of depression after a birth and mentions thoughts of suicide.',
  isFeatured: false,
  publishedAt: '2025-10-23T08:00:00Z',
  reviewedAt: '2026-10-14',
  sources: [
    {
      title: 'NICE, “Antenatal and postnatal mental health: clinical management and service guidance” (CG192)',
      url: 'https://www.nice.org.uk/guidance/cg192',
    },
    {
      title: 'World Health Organization, “Maternal mental health”',
      url: 'https://www.who.int/teams/mental-health-and-substance-use/promotion-prevention/maternal-mental-health',
    },
    { title: 'NHS, “Postnatal depression”', url: 'https://www.nhs.uk/mental-health/conditions/post-natal-depression/overview/' },
  ],
  content: `
<p>The house smells of broth and orange blossom. The aunts hand the baby round, they laugh, they take photographs. Sitting on the edge of the bed, the mother answers the congratulations in a voice she does not recognise. She looks at this child whom everyone finds wonderful and waits to feel what she had been promised. Nothing comes, or else a worry so strong that she dares not sleep. She tells herself that she is a bad mother. She is neither bad nor alone.</p>

<h2>Three things that are often confused</h2>
<p><strong>The baby blues</strong> affect more than half of women. They come around the third day, with the fall in hormones and the broken nights: you cry over a song, you snap, you laugh, you cry again. They pass by themselves in ten days or so. Rest, tenderness and someone to mind the child while you nap are enough.</p>
<p><strong>Postnatal depression</strong> is deeper and lasts longer. It can begin during pregnancy, in the weeks after the birth, or several months later, when the visits have stopped. The World Health Organization estimates that about one woman in ten has a mental disorder during pregnancy and 13% just after giving birth, and more still in countries with low or middle incomes. Its signs are:</p>
<ul>
<li>sadness or emptiness nearly every day, often worse in the morning;</li>
<li>no pleasure, the impression of looking after the baby like a machine;</li>
<li>an anxiety that does not let go: checking the baby’s breathing ten times a night, trusting nobody else with the baby;</li>
<li>sleeplessness even when the child sleeps, or a tiredness that sleep does not mend;</li>
<li>guilt, the belief that the baby would be better off with another mother;</li>
<li>sometimes frightening images, which you have no wish at all to carry out and are ashamed of.</li>
</ul>
<p><strong>Postpartum psychosis</strong> is rare, one or two births in a thousand, and it is an emergency. It usually begins in the first two weeks: the mother no longer sleeps, seems very agitated or far away, says strange things, hears voices, believes that the child is in danger or possessed by some evil. She must be taken to the emergency department at once, or the SAMU called on 190, and not be left alone at any moment, with the baby or without. Treated well, most women recover; another pregnancy is prepared for with the doctor.</p>

<h2>Why me?</h2>
<p>There is no single cause. Many things can weigh in the balance: an earlier depression, a difficult pregnancy, a caesarean gone through in fear, a baby who is ill or cries a great deal, lack of sleep, money, strain in the couple, in-laws who are too present or a mother who is too far, a bereavement, a miscarriage that was never spoken of. Women who have experienced violence are more at risk.</p>
<p>There is also the gap between the picture and the life. A young mother is expected to be fulfilled, to breastfeed without pain, to receive everyone for forty days with cakes. The mother who cannot says nothing, and silence makes it all worse.</p>

<h2>What those around her can do this very evening</h2>
<p>You are the husband, the mother, the sister, the friend. You do not have to find the perfect words.</p>
<ol>
<li>Ask how <strong>she</strong> is, and leave time for the answer.</li>
<li>Give her four or five hours of sleep in a row. A bottle of expressed milk or formula given by someone else, every other night, is a form of care.</li>
<li>Take over a whole task: the washing, the meals, taking the eldest to school. Do not ask what there is to do.</li>
<li>Limit visits, and take it on yourself to say no in her place.</li>
<li>Keep comparisons to yourself. “I brought up five” has never cured anyone.</li>
<li>Go with her to the midwife, the doctor or the psychologist, and mind the child in the waiting room.</li>
</ol>
<p>Fathers can break down too. About one in ten is thought to go through a depression in the year after the birth. It often wears the face of irritability, of overtime, of the phone until two in the morning. Ask them how they are. People rarely do.</p>

<h2>How is it treated?</h2>
<p>Well, and all the better if it is begun early. In mild forms, regular visits from a health worker and a guided self-help programme may be enough. For more severe forms <a href="https://www.nice.org.uk/guidance/cg192">NICE recommends</a> a psychological therapy, or an antidepressant if the woman prefers it or if therapy is not enough, sometimes both together. Some medicines are compatible with breastfeeding: the doctor will choose with you. Never stop by yourself a treatment that you were taking before the pregnancy.</p>
<p>The bond with the child is not lost. Attachment is not a flash of lightning that strikes at birth or never; it is woven over months, through repeated gestures: carrying, answering the crying, talking while you change a nappy, meeting the child’s eyes. You can make these gestures while you feel nothing yet. The feeling often arrives behind them.</p>
<p>Until then, aim for a day that is good enough. Eat, sleep when you can, see the light, speak to an adult. The rest can wait.</p>

<h2>When should you call?</h2>
<p>Make an appointment if it lasts more than two weeks, if you are afraid to be alone with the baby, if you can no longer sleep or eat. Speak of the frightening images to a professional: they know them, and hearing yours will not make them believe that you are dangerous.</p>
<p>If you think of dying, if you fear that you may harm the child, or if someone close to you says things that are not like her, call the SAMU on 190 or go to the emergency department, with someone. To ask for help is not to risk losing your child; it is to protect you both.</p>
<p>This article does not replace the advice of the midwife, the doctor or the psychologist. Show it to the person you live with, if words fail you, with a finger on the line that sounds like you.</p>
`,
};
