import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { MoneyOrderFactLines } from './MoneyOrderFactLines.tsx';
import styles from './Payment.module.css';
import type { MoneyOrderFacts } from './use-money-order.ts';
import { useTickedSteps } from './use-ticked-steps.ts';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

interface MoneyOrderStepsProps {
  authID: string;
  reservationId: string;
  facts: MoneyOrderFacts;
  /** Opens the camera for the photo of the receipt. */
  onPhoto: () => void;
}

/** What is to be paid, to whom and until when, what to say at the post office, and what is done of it. */
export function MoneyOrderSteps({ authID, reservationId, facts, onPhoto }: MoneyOrderStepsProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const [ticked, tick] = useTickedSteps(authID, reservationId);
  const { amountMillimes, beneficiary } = facts;
  // The clerk is told in the languages of the counter, whatever the page's.
  const [amount, spoken] = [formatMillimes(amountMillimes, locale), formatMillimes(amountMillimes, 'fr')];
  const { name = '', address } = beneficiary ?? {};
  const atCounter = { name, address: address?.fr ?? '' };
  return (
    <>
      <Card className={styles['order']}>
        <MoneyOrderFactLines facts={facts} />
      </Card>
      {beneficiary && (
        <>
          <section className={styles['section']} aria-labelledby="counter-title">
            <h2 id="counter-title">{t('counter')}</h2>
            <Card className={styles['counter']}>
              <p lang="fr">{t('counterFrench', { ...atCounter, amount: spoken })}</p>
              <p lang="ar" dir="rtl">
                {t('counterArabic', { ...atCounter, amount: spoken.replace('DT', 'د.ت') })}
              </p>
            </Card>
          </section>
          <section className={styles['section']} aria-labelledby="steps-title">
            <h2 id="steps-title">{t('steps')}</h2>
            <ul className={styles['steps']}>
              {steps.map((step) => (
                <li key={step}>
                  <Checkbox
                    label={t(step, { amount })}
                    checked={ticked.includes(step)}
                    onChange={({ target }) => tick(step, target.checked)}
                  />
                </li>
              ))}
            </ul>
            <div className={styles['camera']}>
              <Button onClick={onPhoto}>{t('takePhoto')}</Button>
            </div>
          </section>
        </>
      )}
    </>
  );
}
