CREATE TABLE "accounts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"email" text,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"auth_provider" text DEFAULT 'CLASSIC' NOT NULL,
	"role_id" char(24) NOT NULL,
	"access" jsonb,
	"state" text DEFAULT 'ACTIVE' NOT NULL,
	"suspended_until" timestamp (3) with time zone,
	"state_reason" text,
	"first_name" text,
	"last_name" text,
	"phone_number" text,
	"avatar_file_id" char(24),
	"is_activated" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'fr' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"account_id" char(24) NOT NULL,
	"refresh_token_hash" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "devices_refresh_token_hash_unique" UNIQUE("refresh_token_hash")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"access" jsonb NOT NULL,
	CONSTRAINT "roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width_pixels" integer,
	"height_pixels" integer,
	"sha256" text NOT NULL,
	"owner_id" char(24),
	"is_public" boolean DEFAULT false NOT NULL,
	"client_item_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort_order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"therapist_id" char(24) NOT NULL,
	"name" jsonb NOT NULL,
	"duration_minutes" integer NOT NULL,
	"price_millimes" integer NOT NULL,
	"modes" jsonb NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "therapists" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"user_id" char(24) NOT NULL,
	"full_name" text NOT NULL,
	"title" jsonb NOT NULL,
	"photo_file_id" char(24),
	"about" jsonb NOT NULL,
	"education" jsonb NOT NULL,
	"faq" jsonb NOT NULL,
	"contact" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"approaches" jsonb NOT NULL,
	"modes" jsonb NOT NULL,
	"licence_number" text,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "therapists_slug_unique" UNIQUE("slug"),
	CONSTRAINT "therapists_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "days_off" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"start_date_time" timestamp (3) with time zone NOT NULL,
	"end_date_time" timestamp (3) with time zone NOT NULL,
	"label" text
);
--> statement-breakpoint
CREATE TABLE "reservation_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"reservation_id" char(24) NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"by_actor" text NOT NULL,
	"by_account_id" char(24),
	"at" timestamp (3) with time zone NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "reservations" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"user_id" char(24) NOT NULL,
	"therapist_id" char(24) NOT NULL,
	"service_id" char(24) NOT NULL,
	"mode" text NOT NULL,
	"start_date_time" timestamp (3) with time zone NOT NULL,
	"end_date_time" timestamp (3) with time zone NOT NULL,
	"blocked_range" "tstzrange" NOT NULL,
	"price_millimes" integer NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"payment_kind" text NOT NULL,
	"hold_until" timestamp (3) with time zone,
	"note" text,
	"late" boolean DEFAULT false NOT NULL,
	"reschedule_count" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_by" char(24),
	"consent_version" text,
	"consented_at" timestamp (3) with time zone,
	"client_item_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"user_id" char(24) PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"seasons" jsonb NOT NULL,
	"slot_interval_minutes" integer NOT NULL,
	"buffer_after_minutes" integer NOT NULL,
	"minimum_notice_hours" integer NOT NULL,
	"money_order_notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_payments" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"reservation_id" char(24) NOT NULL,
	"status" text NOT NULL,
	"transfer_code" text,
	"amount_millimes" integer NOT NULL,
	"amount_received_millimes" integer,
	"file_id" char(24),
	"captured_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"reason" text,
	"resubmission_count" integer DEFAULT 0 NOT NULL,
	"checked_by" char(24),
	"checked_at" timestamp (3) with time zone,
	"client_item_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"blog_id" char(24) NOT NULL,
	"category_id" char(24) NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_categories_blog_id_category_id_pk" PRIMARY KEY("blog_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "blog_votes" (
	"blog_id" char(24) NOT NULL,
	"account_id" char(24) NOT NULL,
	"vote" text,
	"claps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_votes_blog_id_account_id_pk" PRIMARY KEY("blog_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "blog_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('french'::regconfig, search_text)) STORED,
	"cover_file_id" char(24),
	"author_id" char(24),
	"language" text DEFAULT 'fr' NOT NULL,
	"reading_minutes" integer NOT NULL,
	"content_note" text,
	"status" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"sources" jsonb NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"claps" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"content" text NOT NULL,
	"author_id" char(24),
	"is_anonymous" boolean DEFAULT true NOT NULL,
	"pseudonym" text NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text NOT NULL,
	"search_text" text NOT NULL,
	"category_id" char(24) NOT NULL,
	"author_id" char(24),
	"is_anonymous" boolean DEFAULT true NOT NULL,
	"pseudonym" text NOT NULL,
	"content_note" text,
	"language" text NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"upvotes" integer DEFAULT 0 NOT NULL,
	"downvotes" integer DEFAULT 0 NOT NULL,
	"claps" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"hot" double precision DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "threads_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" char(24) NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapists" ADD CONSTRAINT "therapists_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapists" ADD CONSTRAINT "therapists_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "days_off" ADD CONSTRAINT "days_off_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_history" ADD CONSTRAINT "reservation_history_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_therapist_id_therapists_id_fk" FOREIGN KEY ("therapist_id") REFERENCES "public"."therapists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_user_id_accounts_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD CONSTRAINT "manual_payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD CONSTRAINT "manual_payments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD CONSTRAINT "blog_categories_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_categories" ADD CONSTRAINT "blog_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_votes" ADD CONSTRAINT "blog_votes_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_votes" ADD CONSTRAINT "blog_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_file_id_files_id_fk" FOREIGN KEY ("cover_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_therapists_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."therapists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_phone_number_unique" ON "accounts" USING btree ("phone_number") WHERE phone_number is not null;--> statement-breakpoint
CREATE INDEX "accounts_role" ON "accounts" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_sha256" ON "files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "files_client_item" ON "files" USING btree ("client_item_id");--> statement-breakpoint
CREATE INDEX "services_therapist" ON "services" USING btree ("therapist_id");--> statement-breakpoint
CREATE INDEX "days_off_user_end" ON "days_off" USING btree ("user_id","end_date_time");--> statement-breakpoint
CREATE INDEX "reservation_history_reservation" ON "reservation_history" USING btree ("reservation_id","id");--> statement-breakpoint
CREATE INDEX "reservations_user_start" ON "reservations" USING btree ("user_id","start_date_time");--> statement-breakpoint
CREATE INDEX "reservations_therapist_start" ON "reservations" USING btree ("therapist_id","start_date_time");--> statement-breakpoint
CREATE INDEX "reservations_therapist_status" ON "reservations" USING btree ("therapist_id","status","start_date_time");--> statement-breakpoint
CREATE INDEX "reservations_hold" ON "reservations" USING btree ("hold_until") WHERE status = 'PENDING_PAYMENT';--> statement-breakpoint
CREATE UNIQUE INDEX "reservations_client_item" ON "reservations" USING btree ("user_id","client_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_payments_one_live" ON "manual_payments" USING btree ("reservation_id") WHERE status in ('AWAITING_PROOF', 'SUBMITTED', 'VALIDATED', 'PROOF_REJECTED');--> statement-breakpoint
CREATE UNIQUE INDEX "manual_payments_transfer_code" ON "manual_payments" USING btree ("transfer_code") WHERE transfer_code is not null and status in ('AWAITING_PROOF', 'SUBMITTED', 'VALIDATED', 'PROOF_REJECTED');--> statement-breakpoint
CREATE INDEX "manual_payments_code" ON "manual_payments" USING btree ("transfer_code");--> statement-breakpoint
CREATE INDEX "manual_payments_reservation" ON "manual_payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "manual_payments_status" ON "manual_payments" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "manual_payments_file" ON "manual_payments" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "blog_categories_category" ON "blog_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blog_words_trigrams" ON "blog_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_published" ON "blogs" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "blogs_hot" ON "blogs" USING btree ("status","hot");--> statement-breakpoint
CREATE INDEX "blogs_featured" ON "blogs" USING btree ("status","featured","hot");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("thread_id","status","created_at");--> statement-breakpoint
CREATE INDEX "threads_hot" ON "threads" USING btree ("status","hot");--> statement-breakpoint
CREATE INDEX "threads_created" ON "threads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "threads_search_trigrams" ON "threads" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_started" ON "idempotency_keys" USING btree ("started_at");