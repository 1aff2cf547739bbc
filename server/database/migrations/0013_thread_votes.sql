CREATE TABLE "thread_votes" (
	"thread_id" char(24) NOT NULL,
	"account_id" char(24) NOT NULL,
	"vote" text,
	"claps" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "thread_votes_thread_id_account_id_pk" PRIMARY KEY("thread_id","account_id")
);
--> statement-breakpoint
DROP INDEX "threads_hot";--> statement-breakpoint
DROP INDEX "threads_created";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "comments_by_others" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "threads" SET "comments_by_others" = (
  SELECT count(*) FROM "comments"
  WHERE "comments"."thread_id" = "threads"."id" AND "comments"."status" = 'VALIDATED' AND "comments"."pseudonym" <> "threads"."pseudonym"
);--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thread_votes" ADD CONSTRAINT "thread_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thread_votes_account" ON "thread_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "threads_category_hot" ON "threads" USING btree ("category_id","hot","id") WHERE status in ('VALIDATED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "threads_category_created" ON "threads" USING btree ("category_id","created_at","id") WHERE status in ('VALIDATED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "threads_featured" ON "threads" USING btree ("featured","hot","id") WHERE status in ('VALIDATED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "threads_author" ON "threads" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "threads_hot" ON "threads" USING btree ("hot","id") WHERE status in ('VALIDATED', 'LOCKED');--> statement-breakpoint
CREATE INDEX "threads_created" ON "threads" USING btree ("created_at","id") WHERE status in ('VALIDATED', 'LOCKED');