CREATE TABLE "earlier_proofs" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"manual_payment_id" char(24) NOT NULL,
	"file_id" char(24) NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_proofs" ADD CONSTRAINT "earlier_proofs_manual_payment_id_manual_payments_id_fk" FOREIGN KEY ("manual_payment_id") REFERENCES "public"."manual_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_proofs" ADD CONSTRAINT "earlier_proofs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earlier_proofs_file" ON "earlier_proofs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "earlier_proofs_payment" ON "earlier_proofs" USING btree ("manual_payment_id");--> statement-breakpoint
CREATE INDEX "earlier_proofs_submitted" ON "earlier_proofs" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "accounts_avatar" ON "accounts" USING btree ("avatar_file_id") WHERE avatar_file_id is not null;--> statement-breakpoint
CREATE INDEX "blogs_cover" ON "blogs" USING btree ("cover_file_id") WHERE cover_file_id is not null;