import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ChoiceList } from '#src/practice/ChoiceList.tsx';
import { personName, roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import styles from './PhoneBooking.module.css';
import { chosenClientOf, type ChosenClient } from './phone-draft.ts';
import { mostFound, phoneQueries } from './practice-phone.queries.ts';
import { useSettled } from '#src/page/use-settled.ts';

/** So that one name typed at once is asked for once: each answer is an audited look. */
const pauseMs = 350;
const fewestLetters = 2;

interface ClientSearchProps {
  keyword: string;
  error: string | undefined;
  onType: (keyword: string) => void;
  onChoose: (client: ChosenClient) => void;
  /** Books for somebody without an account, called what was typed. */
  onAdd?: (keyword: string) => void;
}

export function ClientSearch({ keyword, error, onType, onChoose, onAdd }: ClientSearchProps) {
  const t = useMessages('practice-phone');
  const tPractice = useMessages('practice');
  const wanted = keyword.trim();
  const settled = useSettled(wanted, pauseMs);
  const isAsked = wanted.length >= fewestLetters;
  const found = useQuery({ ...phoneQueries.clients(useApiClient(), settled), enabled: settled.length >= fewestLetters });
  // Nobody who was found by another name stands under this one, to be chosen by mistake.
  const isCurrent = isAsked && wanted === settled;
  const people = isCurrent ? (found.data?.items ?? []) : [];
  const hasFailed = isCurrent && found.failureReason !== null && !found.data;
  const total = found.data?.total ?? 0;

  /** The form is not sent from here; a single person found is who is meant. */
  function chooseOnly(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, other] = people;
    if (only && !other) onChoose(chosenClientOf(only));
  }

  function told() {
    if (!isAsked) return null;
    if (hasFailed) return t('searchFailed');
    if (!isCurrent || !found.data) return t('searching');
    if (total > mostFound) return t('foundMany', { count: mostFound });
    return total === 0 ? t('foundNone') : t('found', { count: total });
  }

  return (
    <>
      <TextField
        name="keyword"
        type="search"
        label={t('search')}
        hint={t('searchHint')}
        error={error}
        value={keyword}
        maxLength={100}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={chooseOnly}
      />
      <p className={styles['quiet']} role="status">
        {told()}
      </p>
      {hasFailed && <Button onClick={() => void found.refetch()}>{t('retry')}</Button>}
      {people.length > 0 && (
        <ChoiceList
          label={t('results')}
          items={people}
          keyOf={({ authID }) => authID}
          onChoose={(account) => onChoose(chosenClientOf(account))}
        >
          {({ user, userName, email, role, isIdentityKnown }) => (
            <>
              <strong>
                <bdi>{personName({ ...user, userName })}</bdi>
              </strong>
              <span className={styles['quiet']}>
                {user.phoneNumber && <bdi dir="ltr">{formatPhoneNumber(user.phoneNumber)}</bdi>}
                {user.phoneNumber && email && ' · '}
                {email && <bdi>{email}</bdi>}
              </span>
              {role.name !== 'CLIENT' && <span className={styles['quiet']}>{roleWord(tPractice, role.name)}</span>}
              {!isIdentityKnown && <StatusBadge tone="refused">{t('notConfirmed')}</StatusBadge>}
            </>
          )}
        </ChoiceList>
      )}
      {onAdd && (
        <div>
          <Button onClick={() => onAdd(wanted)}>
            <PlusIcon size={20} />
            {wanted ? t('withoutAccountFor', { name: wanted }) : t('withoutAccount')}
          </Button>
        </div>
      )}
    </>
  );
}
