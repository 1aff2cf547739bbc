import type * as z from 'zod/mini';
import { threadBody } from '#contract/threads/writing.schema.ts';
import { useContractForm, type ContractForm } from '#src/page/use-contract-form.ts';

export type ThreadInput = z.input<typeof threadBody>;
export type ThreadForm = ContractForm<ThreadInput, z.output<typeof threadBody>>;

const nothing: ThreadInput = { title: '', content: '', categoryId: '', isAnonymous: true, contentNote: '' };

/** The form of a thread, empty or with what it was. */
export const useThreadForm = (before: Partial<ThreadInput> = {}): ThreadForm =>
  useContractForm(threadBody, { ...nothing, ...before, contentNote: before.contentNote ?? '' }, { shouldFocusError: false });
