ALTER TABLE "threads" ADD COLUMN "last_comment_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "threads" SET "last_comment_at" = (SELECT max("created_at") FROM "comments" WHERE "thread_id" = "threads"."id" AND "status" = 'VALIDATED');
