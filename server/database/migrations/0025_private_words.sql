CREATE TABLE "private_words" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"thread_id" char(24) NOT NULL,
	"comment_id" char(24),
	"recipient_id" char(24) NOT NULL,
	"sender_id" char(24),
	"content" text NOT NULL,
	"direction" text NOT NULL,
	"client_item_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "private_words" ADD CONSTRAINT "private_words_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_words" ADD CONSTRAINT "private_words_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_words" ADD CONSTRAINT "private_words_recipient_id_accounts_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_words" ADD CONSTRAINT "private_words_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_words_recipient" ON "private_words" USING btree ("recipient_id","created_at");--> statement-breakpoint
CREATE INDEX "private_words_thread" ON "private_words" USING btree ("thread_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "private_words_client_item" ON "private_words" USING btree ("sender_id","client_item_id");