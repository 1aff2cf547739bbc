CREATE TABLE "card_payments" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"reservation_id" char(24) NOT NULL,
	"provider" text NOT NULL,
	"payment_ref" text,
	"pay_url" text,
	"status" text NOT NULL,
	"amount_millimes" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_checkouts" (
	"payment_ref" text PRIMARY KEY NOT NULL,
	"order_id" char(24) NOT NULL,
	"amount_millimes" integer NOT NULL,
	"outcome" text,
	"return_path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_one_live" ON "card_payments" USING btree ("reservation_id") WHERE status in ('PENDING', 'SUCCEEDED');--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_ref" ON "card_payments" USING btree ("payment_ref");--> statement-breakpoint
CREATE INDEX "card_payments_reservation" ON "card_payments" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "card_payments_pending" ON "card_payments" USING btree ("expires_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "card_payments_status" ON "card_payments" USING btree ("status","updated_at");