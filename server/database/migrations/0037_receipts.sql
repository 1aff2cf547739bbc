CREATE TABLE "receipt_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "receipt_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" char(24) PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"reservation_id" char(24) NOT NULL,
	"method" text NOT NULL,
	"payment_id" char(24) NOT NULL,
	"amount_millimes" integer NOT NULL,
	"reference" text,
	"corrects_id" char(24),
	"cause" text,
	"client_name" text,
	"therapist_name" text NOT NULL,
	"service" jsonb NOT NULL,
	"session_at" timestamp (3) with time zone NOT NULL,
	"practice" jsonb NOT NULL,
	CONSTRAINT "receipts_number" UNIQUE("kind","year","number"),
	CONSTRAINT "receipts_corrected_once" UNIQUE("corrects_id"),
	CONSTRAINT "receipts_positive" CHECK (amount_millimes > 0),
	CONSTRAINT "receipts_credit_note" CHECK ((kind = 'CREDIT_NOTE') = (corrects_id is not null) and (kind = 'CREDIT_NOTE') = (cause is not null))
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_id_receipts_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_payment" ON "receipts" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "receipts_reservation" ON "receipts" USING btree ("reservation_id");--> statement-breakpoint
CREATE INDEX "receipts_issued" ON "receipts" USING btree ("issued_on","position");
--> statement-breakpoint
-- What had come in before receipts were issued, and is still held: a receipt of the day of this migration, in the order in which it came.
INSERT INTO "receipts" ("id", "kind", "year", "number", "issued_at", "issued_on", "reservation_id", "method", "payment_id", "amount_millimes", "reference", "client_name", "therapist_name", "service", "session_at", "practice")
SELECT substr(md5('receipt ' || held."id"), 1, 24), 'RECEIPT', extract(year from (now() at time zone 'Africa/Tunis'))::int,
	row_number() OVER (ORDER BY held."at", held."id"), now(), (now() at time zone 'Africa/Tunis')::date,
	held."reservation_id", held."method", held."id", held."amount", held."reference",
	CASE WHEN client."id" <> '000000000000000000000000' THEN coalesce(nullif(concat_ws(' ', nullif(client."first_name", ''), nullif(client."last_name", '')), ''), client."user_name") END,
	therapist."full_name", service."name", reservation."start_date_time",
	coalesce(
		(SELECT jsonb_build_object('name', "value"->>'name', 'address', "value"->'address', 'fiscalNumber', coalesce("value"->>'fiscalNumber', '')) FROM "settings" WHERE "name" = 'practice'),
		'{"name": "Accalmie", "address": {"fr": "", "en": ""}, "fiscalNumber": ""}'::jsonb)
FROM (
	SELECT "id", "reservation_id", 'MONEY_ORDER' AS "method", coalesce("amount_received_millimes", "amount_millimes") AS "amount", "transfer_code" AS "reference", coalesce("checked_at", "updated_at") AS "at"
	FROM "manual_payments" WHERE "status" IN ('VALIDATED', 'REFUND_DUE')
	UNION ALL
	SELECT "id", "reservation_id", 'ONLINE', "amount_millimes", "payment_ref", "updated_at"
	FROM "card_payments" WHERE "status" IN ('SUCCEEDED', 'REFUND_DUE')
) AS held
JOIN "reservations" AS reservation ON reservation."id" = held."reservation_id"
JOIN "services" AS service ON service."id" = reservation."service_id"
JOIN "therapists" AS therapist ON therapist."id" = reservation."therapist_id"
JOIN "accounts" AS client ON client."id" = reservation."user_id"
WHERE held."amount" > 0
ORDER BY held."at", held."id";--> statement-breakpoint
INSERT INTO "receipt_counters" ("kind", "year", "last") SELECT "kind", "year", max("number") FROM "receipts" GROUP BY "kind", "year";
