import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '#server/database/schema.ts';

/** What is nobody's: articles, prices, opening hours, the practitioner's public profile, settings, and what only ties rows together. */
const nobodys = 'nobody’s';

/** Each column of the database under the line of the privacy policy that tells of it. */
const toldBy: Record<string, Record<string, string>> = {
  account_deletions: { deletion: 'account_id threads asked_at effective_at' },
  accounts: {
    account: 'id user_name email email_confirmed mail_refused_at invited_at is_discreet locale created_at updated_at',
    password: 'password_hash',
    social: 'auth_provider',
    name: 'first_name last_name phone_number is_activated search_text',
    avatar: 'avatar_file_id',
    standing: 'role_id access state suspended_until state_reason is_temporary identity_confirmed_at',
  },
  alarm_mails: { mail: 'account_id mailed_at seen_at thread_id comment_id' },
  article_readings: { [nobodys]: 'blog_id week readings' },
  audit_entries: { audit: 'position at kind actor_id subjects detail previous_hash hash' },
  blog_categories: { [nobodys]: 'blog_id category_id sort_order' },
  blog_pictures: { [nobodys]: 'blog_id file_id' },
  blog_revisions: { [nobodys]: 'id blog_id saved_at title excerpt content content_note' },
  blog_votes: { opinions: 'blog_id account_id vote claps' },
  blog_words: { [nobodys]: 'word' },
  blogs: {
    [nobodys]:
      'id slug title excerpt content search_text search cover_file_id author_id language translation_key reading_minutes content_note status featured sources upvotes downvotes claps hot publish_at published_at reviewed_at updated_at',
  },
  calendar_subscriptions: { calendar: 'account_id secret shows_names created_at last_read_at' },
  card_payments: {
    payments:
      'id reservation_id provider payment_ref pay_url status amount_millimes expires_at asked_at refund_since refund_reference refunded_on refunded_by created_at updated_at',
  },
  categories: { [nobodys]: 'id slug name sort_order updated_at' },
  comments: {
    community:
      'id thread_id content author_id is_anonymous pseudonym is_staff direction status reason priority created_at edited_at deleted_at',
    answers: 'client_item_id',
  },
  days_off: { [nobodys]: 'id user_id start_date_time end_date_time label yearly' },
  // The demonstration's: no money moves there.
  demo_checkouts: { [nobodys]: 'payment_ref order_id amount_millimes outcome return_path expires_at' },
  devices: { devices: 'id account_id refresh_token_hash user_agent mark_hash created_at last_used_at expires_at revoked_at' },
  earlier_proofs: { proof: 'id manual_payment_id file_id transfer_code submitted_at' },
  // A proof and the picture of a profile.
  files: {
    proof: 'name sha256 client_item_id',
    avatar: 'id key type size_bytes width_pixels height_pixels owner_id is_public created_at',
  },
  idempotency_keys: { answers: 'account_id key body_hash status answer started_at' },
  mail_deliveries: { mail: 'news account_id kind due_at attempted_at settled_at outcome' },
  // The demonstration's: real letters are not kept.
  mail_inbox: { [nobodys]: 'id message_id to_address subject text html calendar_file file_names sent_at' },
  mail_links: { mail: 'token_hash account_id purpose email expires_at' },
  mail_switched_off: { mail: 'account_id kind' },
  manual_payment_changes: { payments: 'id manual_payment_id amount_received_millimes note by_account_id at' },
  manual_payments: {
    payments:
      'id reservation_id status amount_millimes amount_received_millimes reason note refund_since refund_reference refunded_on refunded_by checked_by checked_at created_at updated_at',
    proof: 'transfer_code file_id captured_at submitted_at resubmission_count',
    answers: 'client_item_id',
  },
  own_notes: { ownNote: 'reservation_id sealed updated_at' },
  private_words: { community: 'id thread_id comment_id recipient_id sender_id content direction created_at', answers: 'client_item_id' },
  push_deliveries: { push: 'news subscription_id due_at sent_at' },
  push_subscriptions: { push: 'id account_id device_id endpoint p256dh auth locale saved_at' },
  push_switched_off: { push: 'account_id kind' },
  rate_limit_counts: { address: 'key points expire' },
  receipt_counters: { [nobodys]: 'kind year last' },
  receipts: {
    receipts:
      'id position kind year number issued_at issued_on reservation_id method payment_id amount_millimes reference corrects_id cause client_name therapist_name service session_at practice',
  },
  reservation_history: { reservations: 'id reservation_id event from_status to_status by_actor by_account_id at reason' },
  reservations: {
    reservations:
      'id user_id therapist_id service_id mode start_date_time end_date_time blocked_range price_millimes status status_reason hold_until late reschedule_count proposed_times video_link approved_at approved_by client_time_zone created_at updated_at',
    payments: 'payment_kind',
    note: 'note',
    consent: 'consent_version consented_at',
    answers: 'client_item_id',
  },
  roles: { [nobodys]: 'id name access' },
  schedules: {
    [nobodys]:
      'user_id time_zone weekly seasons slot_interval_minutes buffer_after_minutes minimum_notice_hours money_order_notice_hours horizon_days updated_at',
  },
  services: { [nobodys]: 'id therapist_id name duration_minutes price_millimes buffer_after_minutes modes sort_order is_active' },
  settings: { [nobodys]: 'name value' },
  social_accounts: { social: 'provider subject account_id created_at' },
  text_assignments: { community: 'text_id thread_id comment_id account_id since' },
  text_decisions: {
    community: 'text_id thread_id comment_id decided_by decided_at status_before reason_before was_locked_before status_after',
  },
  therapists: {
    [nobodys]:
      'id slug user_id full_name title photo_file_id about education faq contact languages approaches modes licence_number video_link sort_order updated_at',
  },
  thread_reports: { reports: 'id thread_id comment_id reporter_id reason note priority created_at updated_at closed_at closed_by' },
  thread_votes: { opinions: 'thread_id account_id vote claps' },
  threads: {
    community:
      'id slug title content excerpt search_text category_id author_id is_anonymous pseudonym content_note language direction status was_locked reason priority upvotes downvotes claps comment_count last_comment_at comments_by_others featured hot comments_digest created_at edited_at deleted_at',
    answers: 'client_item_id',
  },
};

/** Lines that tell of what is in no table: the server's log, backups, and what the person's own device holds. */
const elsewhere = [
  'technical',
  'backups',
  'xsrf',
  'deviceNumber',
  'discretion',
  'gdprConsent',
  'textSize',
  'session',
  'drafts',
  'keptAnswers',
  'publicPages',
];

function linesOf(language: 'fr' | 'en'): string[] {
  const policy = JSON.parse(readFileSync(`src/features/legal/privacy-policy.messages.${language}.json`, 'utf8')) as {
    data: { rows: { id: string }[] };
  };
  return policy.data.rows.map(({ id }) => id);
}

describe('the privacy policy', () => {
  const tables = Object.values(schema as Record<string, unknown>).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

  test('has every table before it', () => {
    expect(Object.keys(toldBy)).toEqual(tables.map(({ name }) => name).toSorted());
  });

  test.each(tables)('tells of each column of $name, or it is nobody’s', ({ name, columns }) => {
    const listed = Object.values(toldBy[name] ?? {}).flatMap((names) => names.split(' '));
    expect(listed.toSorted()).toEqual(columns.map((column) => column.name).toSorted());
  });

  test.each(['fr', 'en'] as const)('has these lines and no other (%s)', (language) => {
    const used = Object.values(toldBy).flatMap((lines) => Object.keys(lines));
    const expected = new Set([...used.filter((line) => line !== nobodys), ...elsewhere]);
    expect(linesOf(language).toSorted()).toEqual([...expected].toSorted());
  });
});
