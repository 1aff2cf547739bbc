CREATE TABLE "manual_payment_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"manual_payment_id" char(24) NOT NULL,
	"amount_received_millimes" integer,
	"note" text,
	"by_account_id" char(24) NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "refund_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "card_payments" ADD COLUMN "refunded_by" char(24);--> statement-breakpoint
ALTER TABLE "manual_payments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD COLUMN "refund_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD COLUMN "refunded_on" date;--> statement-breakpoint
ALTER TABLE "manual_payments" ADD COLUMN "refunded_by" char(24);--> statement-breakpoint
ALTER TABLE "manual_payment_changes" ADD CONSTRAINT "manual_payment_changes_manual_payment_id_manual_payments_id_fk" FOREIGN KEY ("manual_payment_id") REFERENCES "public"."manual_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manual_payment_changes_payment" ON "manual_payment_changes" USING btree ("manual_payment_id");--> statement-breakpoint
-- What was validated had come in, and at its price as nobody said otherwise.
UPDATE "manual_payments" SET "amount_received_millimes" = "amount_millimes"
WHERE "status" IN ('VALIDATED', 'REFUND_DUE', 'REFUNDED') AND "amount_received_millimes" IS NULL;--> statement-breakpoint
UPDATE "manual_payments" SET "refund_since" = "updated_at" WHERE "status" IN ('REFUND_TO_CHECK', 'REFUND_DUE', 'REFUNDED');--> statement-breakpoint
UPDATE "card_payments" SET "refund_since" = "updated_at" WHERE "status" IN ('REFUND_DUE', 'REFUNDED');
