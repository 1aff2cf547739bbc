import { useEffect, useRef, useState } from 'react';
import { scheduleMistakes, type ScheduleMistake } from '#contract/booking/schedule-mistakes.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import type { Whose } from './practice-schedule.queries.ts';
import { firstHours, isSame, newSeason, withTyped, type Hours } from './schedule-draft.ts';
import { useSaveHours } from './use-save-hours.ts';

interface Typed {
  readonly typed: Hours;
  /** What was saved when it was typed. */
  readonly from: Hours;
}

/** Somebody's hours being changed: kept on the device as they are typed, until they are saved or given up. */
export function useHoursForm(whose: Whose, saved: Hours | null) {
  const t = useMessages('practice-schedule');
  const locale = useLocale();
  const draftName = `schedule/${whose.userId}`;
  const from = saved ?? firstHours;
  const [kept, setKept] = useState<Typed>();
  const [hasTried, setHasTried] = useState(false);
  const saving = useSaveHours(whose);
  const mayKeep = useRef(false);
  const wasChanged = useRef(false);
  const latest = useRef(kept);
  const hours = kept ? withTyped(from, kept.typed, kept.from) : from;
  const isChanged = saved === null || !isSame(hours, saved);

  // The draft lives on the device; what is typed before it has been read is kept from then on.
  useEffect(() => {
    const restore = async () => {
      const draft = (await readLastingDraft(draftName)) as Typed | undefined;
      mayKeep.current = true;
      if (draft) noteRestored(draft.typed);
      setKept((shown) => (shown ? { ...shown } : draft));
    };
    void restore();
  }, [draftName]);

  // Storage follows the state, whoever changed it.
  useEffect(() => {
    latest.current = kept;
    if (!mayKeep.current) return;
    const isTyped = kept !== undefined && !isSame(kept.typed, kept.from);
    if (isTyped) keepLastingDraft(draftName, kept);
    else if (wasChanged.current) void dropLastingDraft(draftName);
    wasChanged.current = isTyped;
  }, [kept, draftName]);

  const mistakes = scheduleMistakes(hours);
  // Hours saved before seasons could not overlap say so at once: nothing else would tell what is wrong with them.
  const areTold = hasTried || scheduleMistakes(from).length > 0;

  function sentence(mistake: ScheduleMistake): string {
    if (!('after' in mistake)) return t(`mistakes.${mistake.kind}`);
    return t(`mistakes.${mistake.kind}`, { date: formatInstant(`${mistake.after}T00:00:00Z`, 'date', locale, 'UTC') });
  }

  return {
    hours,
    isChanged,
    isSaving: saving.isPending,
    /** Why it could not be saved, until it is tried again. */
    problem: saving.error && problemSentence(saving.error, locale),
    /** Nothing in it that could not be saved. */
    isSound: mistakes.length === 0,
    errors: new Map((areTold ? mistakes : []).map((mistake) => [mistake.fieldName, sentence(mistake)])),
    change: (part: Partial<Hours>) => setKept({ typed: { ...hours, ...part }, from }),
    /** With a season that is yet to be dated: what is missing in it is told once it is tried. */
    addSeason: () => {
      setHasTried(false);
      setKept({ typed: { ...hours, seasons: [...hours.seasons, newSeason(hours.weekly)] }, from });
    },
    forget: () => {
      setKept(undefined);
      setHasTried(false);
      saving.reset();
      void dropLastingDraft(draftName);
    },
    /** Answers whether it could be sent. */
    save: async (): Promise<boolean> => {
      setHasTried(true);
      if (mistakes.length > 0) return false;
      try {
        const { hours: sent, outside } = await saving.mutateAsync({ typed: hours, from });
        setHasTried(false);
        // What was typed meanwhile is of what has been saved now. Whoever has left finds no draft of it.
        if (latest.current === kept) void dropLastingDraft(draftName);
        setKept((shown) => (shown && shown !== kept ? { typed: withTyped(sent, shown.typed, hours), from: sent } : undefined));
        void toast.success(outside > 0 ? t('savedOutside', { count: outside }) : t('saved'));
      } catch {
        // Told beside the button.
      }
      return true;
    },
  };
}

export type HoursFormState = ReturnType<typeof useHoursForm>;
